import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy } from './support/buyer.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
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

describe('a refund in the sandbox’s shop', () => {
  it('is marked on the order page, which shows it, and is on the receipt, which asks the gateway nothing', async () => {
    const { server, step, open, errors } = environment();
    const page = await open(server.url);
    const paymentId = await buy(page);
    await step(paymentId, 'succeed');
    await page.goto(`${server.url}/shop/thanks?payment_id=${paymentId}`);
    await page.getByRole('button', { name: 'Refund this order' }).click();
    await page.getByRole('heading', { name: 'This order was refunded' }).waitFor();
    const refundedAt = await page.locator('dd time').getAttribute('datetime');
    assert.equal(await page.getByRole('button', { name: 'Refund this order' }).count(), 0);

    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Receipt' }).click();
    await waitForHeadline(page, PAID_HEADLINE);
    await page.getByText('Paid on').waitFor();
    await page.getByText('Refunded by the shop').filter({ visible: true }).first().waitFor();
    assert.equal(
      await page.locator('pay-checkout').getAttribute('refunded-at'),
      String(Math.floor(Date.parse(refundedAt ?? '') / 1_000)),
    );
    assert.deepEqual(await page.getByRole('button').allInnerTexts(), ['', 'Print receipt']);
    assert.ok(!paths.some((path) => /^\/(v1|sandbox)\//.test(path)), paths.join(' '));
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});
