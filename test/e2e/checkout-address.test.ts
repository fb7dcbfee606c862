import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openCheckout } from './support/checkout.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment(() => Promise.resolve({ returnSchemes: ['myapp:'] }));

describe('returnUrl in the address of the buyer’s page', () => {
  for (const [returnUrl, label] of Object.entries({
    'https://app.example/done?order=1': 'Back to app.example',
    'myapp://pay/done': 'Back to the app',
    'other://pay/done': undefined,
    'http://app.example/': undefined,
    '//app.example/': undefined,
    'https://user:word@app.example/': undefined,
    'javascript:document.title="run"': undefined,
    'data:text/html,hello': undefined,
  }))
    it(`${label ? 'is a button and no more' : 'is shown nowhere'}: ${returnUrl}`, async () => {
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

  it('is where a click on the button leads', async () => {
    const { gatewayUrl } = await environment().create();
    const back = `${environment().proxy.url}/health`;
    const page = await environment().open();
    await openCheckout(page, `${gatewayUrl}&returnUrl=${encodeURIComponent(back)}`);
    await page.getByRole('link', { name: 'Back to localhost' }).click();
    await page.waitForURL(back);
    await page.context().close();
  });
});

describe('the buyer’s page with scripts off', () => {
  it('says how the payment stood, and leads to the wallet as long as it can be paid', async () => {
    const { paymentId, gatewayUrl } = await environment().create();
    const context = await environment().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(gatewayUrl);
    // By selectors: the test's own look at texts and roles passes this element over.
    const plain = page.locator('noscript');
    assert.match(await plain.innerText(), /the payment was waiting to be paid/);
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
    await until('the page says so', async () => (await plain.innerText()).includes('the payment was complete'));
    assert.equal(await page.locator('noscript .button').count(), 0);
    await context.close();
  });
});
