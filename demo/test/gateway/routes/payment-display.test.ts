import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { takeSteps } from '../../support/reach.js';
import { assertRefused, BUYER, LIVE_MERCHANT, MERCHANT } from '../../support/test-gateway.js';
import { createWebhookGateway, type WebhookGateway } from '../../support/webhook-gateway.js';

const DISPLAY = {
  items: [{ name: 'Tidewater ink', quantity: 2, amount: { unit: 'iso4217/USD', value: '3700' } }],
  accent: '#1d5c60',
  logoUrl: 'https://shop.example/logo.svg',
  helpUrl: 'https://shop.example/help',
  retryUrl: 'http://localhost:3000/cart',
};
const NOTHING = { items: [], accent: null, logoUrl: null, helpUrl: null, retryUrl: null };

const put = (
  { sendRequest }: WebhookGateway,
  id: string,
  body: unknown = DISPLAY,
  headers: Readonly<Record<string, string>> = MERCHANT,
): Promise<Response> => sendRequest(`/sandbox/payments/${id}/display`, { method: 'PUT', headers, body });

const setUp = async () => {
  const gateway = createWebhookGateway();
  const { paymentId } = await gateway.create();
  const read = async () => (await gateway.payments.get(paymentId)).display;
  return { gateway, paymentId, read };
};

describe('the display of a payment', () => {
  it('is stored with the payment, and returned', async () => {
    const { gateway, paymentId, read } = await setUp();
    assert.equal(await read(), undefined);
    const response = await put(gateway, paymentId);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), DISPLAY);
    assert.deepEqual(await read(), DISPLAY);
  });

  it('is replaced as a whole: what is left out or null is not shown any more', async () => {
    const { gateway, paymentId, read } = await setUp();
    for (const body of [{}, { items: null, accent: null, logoUrl: null, helpUrl: null, retryUrl: null }]) {
      await put(gateway, paymentId);
      assert.deepEqual(await (await put(gateway, paymentId, body)).json(), NOTHING);
      assert.deepEqual(await read(), NOTHING);
    }
    const items = [{ name: 'Ink' }, { name: 'Pen', quantity: null, amount: null }];
    await put(gateway, paymentId, { items });
    assert.deepEqual(await read(), {
      ...NOTHING,
      items: items.map(({ name }) => ({ name, quantity: null, amount: null })),
    });
  });

  it('does not change the state: the version stays, no event is sent, and no held status request ends', async () => {
    const { gateway, paymentId } = await setUp();
    await gateway.register({ events: ['payment.created', 'payment.processing'] });
    await gateway.status(paymentId);
    const held = gateway.status(paymentId, { maxPollMs: 60_000 });
    await put(gateway, paymentId);
    assert.equal((await gateway.payments.get(paymentId)).version, 0);
    assert.deepEqual(await gateway.deliveries(), []);
    await gateway.call('POST', `payments/${paymentId}/process`, {});
    assert.equal((await held).status, 'processing');
  });

  for (const status of PAYMENT_STATUSES) {
    it(`can be set when the payment is ${status}`, async () => {
      const { gateway, paymentId, read } = await setUp();
      await takeSteps(gateway, paymentId, status);
      assert.equal((await put(gateway, paymentId)).status, 200);
      assert.deepEqual(await read(), DISPLAY);
    });
  }

  it('leaves out unknown fields', async () => {
    const { gateway, paymentId } = await setUp();
    const body = { ...DISPLAY, css: 'x', items: [{ name: 'Ink', html: '<b>', amount: { ...PRICE, display: {} } }] };
    const { items } = (await (await put(gateway, paymentId, body)).json()) as typeof DISPLAY;
    assert.deepEqual(items, [{ name: 'Ink', quantity: null, amount: PRICE }]);
  });
});

const PRICE = { unit: 'iso4217/USD', value: '0' };
const LONG_URL = `https://shop.example/${'a'.repeat(2_048)}`;

describe('a request for the display of a payment', () => {
  it('is refused without the key of the merchant, each time with its own code', async () => {
    const { gateway, paymentId, read } = await setUp();
    const refused = async (
      headers: Record<string, string>,
      ...expected: Parameters<typeof assertRefused> extends [unknown, ...infer Rest] ? Rest : never
    ) => assertRefused(await put(gateway, paymentId, DISPLAY, headers), ...expected);
    await refused({}, 401, 'missing_auth_headers');
    await refused({ ...MERCHANT, 'Merchant-Id': 'merchant_other' }, 401, 'unauthorized');
    await refused(BUYER, 401, 'missing_merchant_api_key');
    await refused(LIVE_MERCHANT, 403, 'not_sandbox_api_key');
    await refused({ ...MERCHANT, 'Api-Key': 'wcp_nobody' }, 403, 'not_sandbox_api_key');
    await refused({ ...MERCHANT, Host: 'evil.example' }, 403, 'forbidden');
    assert.equal(await read(), undefined);
  });

  it('finds no payment that does not exist, or that belongs to another environment', async () => {
    const { gateway } = await setUp();
    const live = await gateway.create({}, LIVE_MERCHANT);
    for (const id of ['pay_none', live.paymentId])
      await assertRefused(await put(gateway, id), 404, 'payment_not_found');
  });

  const WRONG: readonly (readonly [body: unknown, problem: RegExp])[] = [
    ['[]', /body must be an object/],
    [{ items: [{}] }, /items\.0\.name is required/],
    [{ items: [{ name: ' \n' }] }, /items\.0\.name must not be empty/],
    [{ items: [{ name: 'x'.repeat(121) }] }, /items\.0\.name must have at most 120 characters/],
    [{ items: [{ name: 'a\0b' }] }, /cannot be stored/],
    [{ items: Array.from({ length: 51 }, () => ({ name: 'x' })) }, /items must have at most 50 entries/],
    ...[0, 1.5, 1_000_001].map((quantity) => [{ items: [{ name: 'x', quantity }] }, /quantity must be/] as const),
    ...['1.5', '9'.repeat(101)].map(
      (value) => [{ items: [{ name: 'x', amount: { unit: 'iso4217/USD', value } }] }, /amount\.value must be/] as const,
    ),
    ...['red', '#1234', '#1d5c60;', 'var(--x)'].map((accent) => [{ accent }, /accent must be/] as const),
    ...(['logoUrl', 'helpUrl', 'retryUrl'] as const).flatMap((name) =>
      ['/help', 'http://shop.example/', 'javascript:alert(1)', LONG_URL].map(
        (url) => [{ [name]: url }, new RegExp(`${name} must`)] as const,
      ),
    ),
    ...["https://shop';x.example/", 'https://a,b.example/', 'https://[::1]/'].map(
      (logoUrl) => [{ logoUrl }, /logoUrl must have a host of letters/] as const,
    ),
  ];
  for (const [body, problem] of WRONG) {
    it(`is refused with the reason: ${JSON.stringify(body).slice(0, 70)}`, async () => {
      const { gateway, paymentId, read } = await setUp();
      assert.match(await assertRefused(await put(gateway, paymentId, body), 400, 'params_validation'), problem);
      assert.equal(await read(), undefined);
    });
  }

  it('is accepted up to its limits', async () => {
    const { gateway, paymentId } = await setUp();
    const url = `https://shop.example/${'a'.repeat(2_048 - 21)}`;
    const item = {
      name: '一'.repeat(120),
      quantity: 1_000_000,
      amount: { unit: 'iso4217/USD', value: '9'.repeat(100) },
    };
    const body = {
      items: Array.from({ length: 50 }, () => item),
      accent: '#ABC',
      helpUrl: url,
      retryUrl: url,
      logoUrl: url,
    };
    assert.deepEqual(await (await put(gateway, paymentId, body)).json(), body);
  });
});
