import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitForHeadline } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

describe('the order page of the sandbox’s shop', () => {
  it('follows the payment through the shop’s own server, and reloads once when it is paid', async () => {
    const { server } = environment();
    const page = await environment().open(server.url);
    await page.getByRole('button', { name: 'Buy Tidewater ink' }).click();
    await page.waitForURL(/pid=/);
    const paymentId = new URL(page.url()).searchParams.get('pid') ?? '';
    const paths: string[] = [];
    page.on('request', (request) => {
      // Leaves out the last requests of the checkout before its page unloads.
      if (request.isNavigationRequest() || request.frame().url().includes('/shop/')) {
        paths.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(`${server.url}/shop/thanks?payment_id=${paymentId}`);
    await page.getByText('This order is not paid yet').waitFor();
    await page.getByText('Waiting for your payment').first().waitFor();
    await environment().step(paymentId, 'succeed');
    await page.getByRole('heading', { name: 'Thank you. It is yours.' }).waitFor();
    await waitForHeadline(page, 'Payment complete');
    assert.ok(paths.includes(`/shop/status/${paymentId}`));
    assert.ok(!paths.some((path) => path.startsWith('/v1/')), 'the page sends no request to the gateway');
    assert.equal(paths.filter((path) => path === '/shop/thanks').length, 2, 'the page reloads once');
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
