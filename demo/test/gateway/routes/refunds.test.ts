import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { PAYMENT_STATUSES, SVC_VERSIONS } from 'pay-status/contract';
import { reconciliationSchema } from '../../../gateway/wire/reconciliation.js';
import published from '../../fixtures/public-service/refunds.json' with { type: 'json' };
import { covers } from '../../support/covers.js';
import { reach } from '../../support/reach.js';
import { createTestGateway, LIVE_MERCHANT, MERCHANT, type TestGateway } from '../../support/test-gateway.js';

type Headers = Readonly<Record<string, string>>;
type Status = keyof typeof published.responses;

const ajv = new Ajv2020({ strict: false, allErrors: true });

const refund = ({ sendRequest }: TestGateway, paymentId: unknown, headers: Headers = MERCHANT): Promise<Response> =>
  sendRequest('/v1/refunds', { headers, body: { paymentId } });

/** Expects a response of the published description with this status and code, and returns its message. */
const assertPublished = async (response: Response, status: Status, code?: string): Promise<unknown> => {
  const body = (await response.json()) as { readonly code?: string; readonly message?: string };
  assert.deepEqual([String(response.status), body.code], [status, code], body.message);
  assert.ok(ajv.validate(published.responses[status], body), ajv.errorsText());
  return body;
};

const injectFault = async (gateway: TestGateway, code: string): Promise<Response> => {
  assert.equal((await gateway.sandbox('faults', { route: 'POST /v1/refunds', kind: 'status', code })).status, 201);
  return refund(gateway, await reach(gateway, 'succeeded'));
};

const WITHOUT_KEY = { 'Merchant-Id': MERCHANT['Merchant-Id'] };
const WITHOUT_ID = { 'Api-Key': MERCHANT['Api-Key'] };

/** A request for each published response, by status and code. */
const REFUSALS: readonly (readonly [Status, code: string, (gateway: TestGateway) => Promise<Response>])[] = [
  ['400', 'params_validation', (gateway) => refund(gateway, 'order 1')],
  ['400', 'payment_not_succeeded', async (gateway) => refund(gateway, await reach(gateway, 'processing'))],
  ['400', 'invalid_api_version', (gateway) => refund(gateway, 'pay_1', { ...MERCHANT, 'WCP-Version': 'latest' })],
  ['400', 'unknown_api_version', (gateway) => refund(gateway, 'pay_1', { ...MERCHANT, 'WCP-Version': '2025-01-01' })],
  ['400', 'api_version_downgrade', (gateway) => refund(gateway, 'pay_1', { ...MERCHANT, 'WCP-Version': '2026-02-18' })],
  ['401', 'missing_api_key', (gateway) => refund(gateway, 'pay_1', WITHOUT_KEY)],
  ['401', 'invalid_api_key', (gateway) => refund(gateway, 'pay_1', { ...MERCHANT, 'Api-Key': 'wcp_test_nobody' })],
  ['401', 'missing_merchant_id', (gateway) => refund(gateway, 'pay_1', WITHOUT_ID)],
  ['404', 'not_found', (gateway) => refund(gateway, 'pay_none')],
  [
    '409',
    'already_refunded',
    async (gateway) => {
      const id = await reach(gateway, 'succeeded');
      await refund(gateway, id);
      return refund(gateway, id);
    },
  ],
  ['500', 'internal_error', (gateway) => injectFault(gateway, 'internal_error')],
  ['502', 'bad_gateway', (gateway) => injectFault(gateway, 'bad_gateway')],
];

describe('POST /v1/refunds', () => {
  for (const version of SVC_VERSIONS)
    it(`marks a succeeded payment in version ${version}, which it names in its response`, async () => {
      covers('endpoints.refund.2');
      const gateway = createTestGateway();
      const paymentId = await reach(gateway, 'succeeded');
      const response = await refund(gateway, paymentId, { ...MERCHANT, 'WCP-Version': version });
      assert.equal(response.headers.get('WCP-Version'), version);
      assert.deepEqual(await assertPublished(response, '200'), { paymentId });
    });

  for (const [status, code, send] of REFUSALS)
    it(`is refused with ${status} ${code} as published`, async () => {
      covers('endpoints.refund.2');
      const options = code === 'api_version_downgrade' ? { pinnedVersion: '2026-02-19.preview' as const } : {};
      await assertPublished(await send(createTestGateway(options)), status, code);
    });

  it('has a test for each published response', () => {
    const codes = Object.entries(published.responses).flatMap(([status, { properties }]) => {
      const { code } = properties as { code?: { enum?: string[]; const?: string } };
      return (code?.enum ?? [code?.const]).map((name) => `${status} ${name}`);
    });
    assert.deepEqual(codes, ['200 undefined', ...REFUSALS.map(([status, code]) => `${status} ${code}`)]);
  });

  for (const status of PAYMENT_STATUSES.filter((each) => each !== 'succeeded'))
    it(`is refused for a payment that is ${status}`, async () => {
      const gateway = createTestGateway();
      await assertPublished(await refund(gateway, await reach(gateway, status)), '400', 'payment_not_succeeded');
    });

  for (const id of [undefined, null, 7, '', 'pay_', 'pay_ü', `pay_${'a'.repeat(61)}`])
    it(`takes ${JSON.stringify(id)} for no payment id, like the published schema`, async () => {
      assert.equal(ajv.validate(published.request, { paymentId: id }), false);
      await assertPublished(await refund(createTestGateway(), id), '400', 'params_validation');
    });

  it('finds only payments of the same merchant and environment', async () => {
    const gateway = createTestGateway();
    const { paymentId: foreign } = await gateway.create({}, await gateway.addMerchant());
    const { paymentId: live } = await gateway.create({}, LIVE_MERCHANT);
    await gateway.simulation.succeed(live);
    for (const id of [foreign, live]) await assertPublished(await refund(gateway, id), '404', 'not_found');
    await assertPublished(await refund(gateway, live, LIVE_MERCHANT), '200');
  });

  it('accepts one of many simultaneous requests', async () => {
    const gateway = createTestGateway();
    const id = await reach(gateway, 'succeeded');
    const responses = await Promise.all(Array.from({ length: 10 }, () => refund(gateway, id)));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, ...Array<number>(9).fill(409)]);
  });

  it('stores who has marked the payment and when, changes no status, and sends no event', async () => {
    covers('endpoints.refund.1');
    const gateway = createTestGateway({ autoSettleMs: null });
    const id = await reach(gateway, 'succeeded');
    const before = await gateway.payments.get(id);
    const timeline = async () => (await gateway.sendRequest(`/sandbox/payments/${id}`)).json() as Promise<object>;
    const shown = await timeline();
    await gateway.clock.advance(1_000);
    await assertPublished(await refund(gateway, id), '200');
    await gateway.clock.advance(1_000);
    const atMs = gateway.clock.nowMs() - 1_000;
    assert.deepEqual(await gateway.payments.get(id), { ...before, refunded: { atMs, by: 'merchant' } });
    assert.deepEqual(await timeline(), { ...shown, refundedAt: new Date(atMs).toISOString() });
  });

  it('does not keep the payment from its settlement', async () => {
    const gateway = createTestGateway({ autoSettleMs: 2_000 });
    const id = await reach(gateway, 'succeeded');
    await refund(gateway, id);
    await gateway.clock.advance(2_000);
    const { state, refunded } = await gateway.payments.get(id);
    assert.ok(state.status === 'succeeded' && state.settled && refunded);
  });

  it('shows in the lists under the names that clients reserve', async () => {
    const gateway = createTestGateway();
    const [kept, refunded] = [await reach(gateway, 'succeeded'), await reach(gateway, 'succeeded')];
    await refund(gateway, refunded);
    for (const path of ['/v1/payments', '/v1/merchants/payments']) {
      const response = await gateway.sendRequest(path, { headers: MERCHANT });
      const { data } = reconciliationSchema.parse(await response.json());
      const marks = data.map(({ paymentId, isRefunded, refundedAt }) => [paymentId, isRefunded, refundedAt]);
      assert.deepEqual(
        marks.sort(),
        [
          [kept, undefined, undefined],
          [refunded, true, '2026-02-18T12:00:00.000Z'],
        ].sort(),
      );
    }
  });
});
