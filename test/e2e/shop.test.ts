import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitForHeadline } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

describe('the page of the shop to which a buyer comes back', () => {
  it('follows the payment through the shop itself, and thanks as soon as it is paid', async () => {
    const { server } = environment();
    const page = await environment().open(server.url);
    await page.getByRole('button', { name: 'Buy Tidewater ink' }).click();
    await page.waitForURL(/pid=/);
    const paymentId = new URL(page.url()).searchParams.get('pid') ?? '';
    const asked: string[] = [];
    page.on('request', (request) => {
      // Not what the buyer's page still asks before it is left.
      if (request.isNavigationRequest() || request.frame().url().includes('/shop/')) {
        asked.push(new URL(request.url()).pathname);
      }
    });
    await page.goto(`${server.url}/shop/thanks?payment_id=${paymentId}`);
    await page.getByText('This order is not paid yet').waitFor();
    await page.getByText('Waiting for your payment').first().waitFor();
    await environment().step(paymentId, 'succeed');
    await page.getByRole('heading', { name: 'Thank you. It is yours.' }).waitFor();
    await waitForHeadline(page, 'Payment complete');
    assert.ok(asked.includes(`/shop/status/${paymentId}`));
    assert.ok(!asked.some((path) => path.startsWith('/v1/')), 'the page asks the gateway for nothing');
    assert.equal(asked.filter((path) => path === '/shop/thanks').length, 2, 'it was loaded anew once');
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
