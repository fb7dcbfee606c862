import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestShop, type TestShop } from './test-shop.js';

const THANKS = 'Thank you. It is yours.';

const loadOrderPage = async (
  { shop }: TestShop,
  id: string,
  path = 'thanks',
): Promise<{ status: number; page: string }> => {
  const response = await shop.request(`/shop/${path}?payment_id=${encodeURIComponent(id)}`);
  return { status: response.status, page: await response.text() };
};

const isStatusRequest = (request: Request): boolean => request.method === 'GET';

describe('The page of an order', () => {
  it('requests the status with the merchant key, and shows that a paid order is paid', async () => {
    const test = createTestShop();
    const id = await test.order('notebook');
    await test.gateway.sandbox(`payments/${id}/succeed`);
    const { status, page } = await loadOrderPage(test, id);

    assert.equal(status, 200);
    assert.ok(page.includes(THANKS));
    assert.match(page, /Harbour notebook/);
    const request = test.sent.at(-1);
    assert.equal(request?.url, `http://localhost:4242/v1/payments/${id}/status`);
    assert.equal(request?.headers.get('merchant-id'), 'merchant_demo');
  });

  const unpaid: ReadonlyArray<readonly [step: string | null, text: RegExp]> = [
    [null, /This order is not paid yet/],
    ['process', /It is not confirmed yet/],
    ['decline', /The payment was declined/],
    ['fail', /The payment did not go through/],
    ['expire', /The time to pay ran out/],
  ];
  for (const [step, text] of unpaid) {
    it(`does not show success for a payment after ${step ?? 'nothing'}, whichever redirect URL was used`, async () => {
      const test = createTestShop();
      const id = await test.order();
      if (step) await test.gateway.sandbox(`payments/${id}/${step}`);
      for (const path of ['thanks', 'sorry']) {
        const { page } = await loadOrderPage(test, id, path);
        assert.match(page, text);
        assert.ok(!page.includes(THANKS));
        assert.doesNotMatch(page, />\s*Paid\s*</);
      }
    });
  }

  it('shows success at the error URL too if the payment succeeded', async () => {
    const test = createTestShop();
    const id = await test.order();
    await test.gateway.sandbox(`payments/${id}/succeed`);
    assert.ok((await loadOrderPage(test, id, 'sorry')).page.includes(THANKS));
  });

  const unclear: Readonly<Record<string, () => Response>> = {
    'does not respond': () => {
      throw new TypeError('fetch failed');
    },
    fails: () => Response.json({ code: 'internal_error', message: 'Internal error' }, { status: 500 }),
    'does not know the payment': () =>
      Response.json({ code: 'payment_not_found', message: 'Payment not found' }, { status: 404 }),
    'returns an invalid response': () => Response.json({ status: 'succeeded' }),
  };
  for (const [title, answer] of Object.entries(unclear)) {
    it(`says that the status could not be checked when the gateway ${title}`, async () => {
      const test = createTestShop((request) => (isStatusRequest(request) ? answer() : undefined));
      const { status, page } = await loadOrderPage(test, await test.order());
      assert.equal(status, 503);
      assert.match(page, /We could not check your payment/);
      assert.match(page, /Check again/);
      assert.ok(!page.includes(THANKS));
      assert.equal(test.errors.length, 1);
    });
  }

  it('shows an unknown status unchanged and escaped', async () => {
    const answer = { status: '<img src=x onerror=alert(1)>', isFinal: true };
    const test = createTestShop((request) => (isStatusRequest(request) ? Response.json(answer) : undefined));
    const { page } = await loadOrderPage(test, await test.order());
    assert.match(page, /We are looking into your payment/);
    assert.match(page, /&lt;img src=x/);
    assert.doesNotMatch(page, /<img src=x/);
  });

  it('does not ship for a success that is not final', async () => {
    const answer = { status: 'succeeded', isFinal: false };
    const test = createTestShop((request) => (isStatusRequest(request) ? Response.json(answer) : undefined));
    assert.match((await loadOrderPage(test, await test.order())).page, /It is not confirmed yet/);
  });

  it('responds 404 for an unknown order without a request to the gateway', async () => {
    const test = createTestShop();
    const { paymentId } = await test.gateway.create();
    for (const id of [paymentId, '', '<script>alert(1)</script>']) {
      const { status, page } = await loadOrderPage(test, id);
      assert.equal(status, 404);
      assert.match(page, /We do not know this order/);
      assert.doesNotMatch(page, /<script>/);
    }
    assert.deepEqual(test.sent, []);
  });
});
