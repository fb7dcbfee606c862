import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openCheckout } from './support/checkout.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment(() => Promise.resolve({ returnSchemes: ['myapp:'] }));

describe('the returnUrl parameter of the hosted checkout', () => {
  for (const [returnUrl, label] of Object.entries({
    'https://app.example/done?order=1': 'Back to app.example',
    'myapp://pay/done': 'Back to the app',
    'javascript:document.title="run"': undefined,
  }))
    it(`${label ? 'adds a link and never redirects' : 'is ignored'}: ${returnUrl}`, async () => {
      const { paymentId, gatewayUrl } = await environment().create();
      const address = `${gatewayUrl}&returnUrl=${encodeURIComponent(returnUrl)}`;
      const page = await environment().open();
      await openCheckout(page, address);
      const link = page.getByRole('link', { name: /^← Back to|^Back to/ });
      assert.equal(await link.count(), label ? 1 : 0);
      if (label) {
        assert.equal(await link.getAttribute('href'), returnUrl);
        assert.match(await link.innerText(), new RegExp(`${label}$`));
      }
      await environment().step(paymentId, 'succeed');
      await page.getByRole('button', { name: 'Print receipt' }).waitFor();
      assert.equal(page.url(), address);
      assert.equal(await page.getByText('Back to the shop').count(), 0);
      assert.deepEqual(environment().errors, []);
      await page.context().close();
    });
});

describe('the hosted checkout without JavaScript', () => {
  it('shows the status at load time, and links to the wallet while the payment can be paid', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const context = await environment().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(gatewayUrl);
    // Located by selectors, because Playwright's text and role locators ignore `<noscript>`.
    const plain = page.locator('noscript');
    assert.match(await plain.innerText(), /Waiting for your payment/);
    assert.ok(await page.getByText('$50.00').isVisible());
    assert.equal(await page.getByText('Looking up').isVisible(), false);
    assert.equal(await page.locator('#test-wallet').isVisible(), false);
    assert.equal(await plain.locator('a').last().getAttribute('href'), gatewayUrl);
    const opened = context.waitForEvent('page');
    await page.locator('noscript .button').click();
    const { pathname, searchParams } = new URL((await opened).url());
    assert.deepEqual([pathname, searchParams.get('uri')], ['/wallet', gatewayUrl]);
    await environment().step(paymentId, 'succeed');
    await plain.locator('a').first().click();
    await until('the page shows the success', async () => (await plain.innerText()).includes('Payment complete'));
    assert.equal(await page.locator('noscript .button').count(), 0);
    await context.close();
  });
});
