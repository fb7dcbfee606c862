import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Hono } from 'hono';
import { PAYMENT_STATUSES, strictCancelPaymentResponseSchema } from 'pay-status/contract';
import { checkoutPage } from '../../checkout/checkout.js';
import { checkoutView } from '../../checkout/checkout.view.js';
import { stepPath, TEST_STEPS } from '../../checkout/test-steps.js';
import { NEW_PAYMENT } from '../support/payments.js';
import {
  assertRefused,
  BASE_URL,
  createTestGateway,
  LIVE_MERCHANT,
  type TestGateway,
} from '../support/test-gateway.js';

const createTestCheckout = (): { gateway: TestGateway; page: Hono } => {
  const gateway = createTestGateway();
  return { gateway, page: checkoutPage({ gateway, baseUrl: BASE_URL }) };
};

const open = async (page: Hono, path: string): Promise<{ response: Response; text: string }> => {
  const response = await page.request(path);
  return { response, text: await response.text() };
};

const CHECKOUT = { successUrl: 'https://shop.example/thanks?a=1&b=2', errorUrl: 'https://shop.example/sorry' };

describe('The buyer’s page', () => {
  it('shows who asks for how much, and follows the payment as a buyer', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId, expiresAt } = await gateway.create({ checkout: CHECKOUT, referenceId: 'order 7/a' });
    const { text } = await open(page, `/?pid=${paymentId}`);
    for (const words of [
      '$50.00',
      'order 7/a',
      'Test mode.',
      `payment-id="${paymentId}"`,
      `base-url="${BASE_URL}"`,
      'app-id="app_demo"',
      `expires-at="${expiresAt}"`,
      'success-url="https://shop.example/thanks?a=1&amp;b=2"',
      'error-url="https://shop.example/sorry"',
      '<noscript>',
      `href="/wallet?uri=${encodeURIComponent(`${BASE_URL}/?pid=${paymentId}`)}"`,
    ])
      assert.ok(text.includes(words), words);
  });

  it('leads nowhere that the merchant did not name', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const evil = encodeURIComponent('https://evil.example/');
    const { text } = await open(page, `/?pid=${paymentId}&success-url=${evil}&successUrl=${evil}&error-url=${evil}`);
    assert.doesNotMatch(text, /evil|success-url|error-url/);
  });

  it('says so when the payment is of the live environment', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create({}, LIVE_MERCHANT);
    assert.match((await open(page, `/?pid=${paymentId}`)).text, /Live mode, in the sandbox/);
  });

  it('shows hostile names, references and addresses as text', async () => {
    const hostile = `"'><script>alert(1)</script>`;
    const payment = {
      ...NEW_PAYMENT,
      referenceId: hostile,
      checkout: { successUrl: `https://shop.example/?${hostile}`, errorUrl: null },
    };
    const { body } = checkoutView(payment, { name: hostile, iconUrl: null }, BASE_URL);
    const text = String(await body);
    assert.doesNotMatch(text, /<script>alert/);
    assert.doesNotMatch(text, /"'>/);
    assert.equal(text.match(/&quot;&#39;&gt;&lt;script&gt;/g)?.length, 3);
  });

  it('runs no inline script and no inline style', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const { response, text } = await open(page, `/?pid=${paymentId}`);
    assert.doesNotMatch(text, /\sstyle=|<style|\son\w+=|<script(?![^>]*\ssrc=)/);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(response.headers.get('referrer-policy'), 'no-referrer');
  });

  it('answers kindly when it does not know the payment', async () => {
    const { page } = createTestCheckout();
    for (const pid of ['pay_unknown', '', '%00', '%22%3E%3Cscript%3E', 'x'.repeat(5000)]) {
      const { response, text } = await open(page, `/?pid=${pid}`);
      assert.equal(response.status, 404);
      assert.match(text, /We do not know this payment/);
      assert.doesNotMatch(text, /<script>/);
    }
  });

  it('leaves the address without a payment to the shop', async () => {
    const { page } = createTestCheckout();
    page.get('/', (context) => context.text('the shop'));
    assert.equal((await open(page, '/')).text, 'the shop');
  });
});

describe('Calling a payment off', () => {
  const cancel = async (page: Hono, id: string, type = 'application/json'): Promise<Response> =>
    page.request(stepPath('cancel', id), { method: 'POST', headers: { 'Content-Type': type }, body: '{}' });

  it('cancels in the name of the buyer', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    const response = await cancel(page, paymentId);
    assert.equal(response.status, 200);
    const body = strictCancelPaymentResponseSchema.parse(await response.json());
    assert.equal(body.cancelledReason, 'cancelled_by_user');
    assert.equal((await gateway.status(paymentId)).status, 'cancelled');
  });

  it('refuses what a form of a foreign page can send', async () => {
    const { gateway, page } = createTestCheckout();
    const { paymentId } = await gateway.create();
    await assertRefused(await cancel(page, paymentId, 'text/plain'), 415, 'invalid_params');
    assert.equal((await gateway.status(paymentId)).status, 'requires_action');
  });

  it('refuses a payment that it does not know', async () => {
    const { page } = createTestCheckout();
    await assertRefused(await cancel(page, 'pay_unknown'), 404, 'payment_not_found');
  });
});

describe('The test wallet', () => {
  const INTO = {
    requires_action: [],
    processing: ['process'],
    succeeded: ['succeed'],
    failed: ['fail'],
    expired: ['expire'],
    cancelled: ['cancel'],
  } as const;

  for (const status of PAYMENT_STATUSES)
    for (const { id, from } of TEST_STEPS)
      it(`${from.includes(status) ? 'offers' : 'does not offer'} ${id} in ${status}, as the gateway has it`, async () => {
        const { gateway, page } = createTestCheckout();
        const take = async (step: (typeof TEST_STEPS)[number]['id'], paymentId: string): Promise<Response> => {
          const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
          const path = stepPath(step, paymentId);
          return path.startsWith('/sandbox')
            ? gateway.fetch(new Request(BASE_URL + path, init))
            : page.request(path, init);
        };
        const { paymentId } = await gateway.create();
        for (const step of INTO[status]) assert.equal((await take(step, paymentId)).status, 200);
        assert.equal((await take(id, paymentId)).status, from.includes(status) ? 200 : 400);
      });
});
