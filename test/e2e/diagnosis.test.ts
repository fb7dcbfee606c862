import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openCheckout } from './support/checkout.js';
import { usePages } from './support/pages.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const DIAGNOSIS = /\/cdn\/(?:status-)?diagnosis-[\w-]+\.js$/;
const SECRET = 'wcp_test_0123456789abcdef';

describe('the diagnosis for developers', () => {
  const pages = usePages();

  it('is loaded after the checkout shows the payment', async () => {
    const { gatewayUrl } = await environment().create();
    const page = await environment().open();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const diagnosed = page.waitForResponse(DIAGNOSIS);
    await openCheckout(page, gatewayUrl);
    await diagnosed;
    const [status, diagnosis] = [/\/status$/, DIAGNOSIS].map((path) => requested.findIndex((each) => path.test(each)));
    assert.ok(status! >= 0 && status! < diagnosis!, requested.join(' '));
    assert.equal(await page.locator('link[rel="modulepreload"][href*="/diagnosis-"]').count(), 0);
    assert.deepEqual(environment().errors, []);
  });

  for (const [what, body] of [
    ['missing', undefined],
    ['empty', ''],
  ] as const)
    it(`is not needed to keep a merchant’s secret: its file is ${what}, and the console says the code`, async () => {
      const { proxy, create } = environment();
      const { paymentId } = await create();
      const page = await environment().open();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.route(DIAGNOSIS, (route) =>
        body === undefined
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body }),
      );
      const said = page.waitForEvent('console', (message) => message.text().startsWith('<pay-status>'));
      await page.goto(
        pages().publish(`<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
          <script type="module" src="${proxy.url}/cdn/pay-status.js"></script>
          <pay-status payment-id="${paymentId}" base-url="${proxy.url}" app-id="${SECRET}"></pay-status></html>`),
      );
      await page.getByText('This page is not set up correctly.').first().waitFor();
      assert.equal(
        (await said).text(),
        '<pay-status> invalid_credentials: its explanation could not be loaded. Serve the whole folder dist/cdn, or all chunks of your bundler.',
      );
      assert.ok(!requested.some((url) => url.includes('/v1/')), requested.join(' '));
    });
});
