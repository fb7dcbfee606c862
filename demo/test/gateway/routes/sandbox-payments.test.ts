import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import type { SandboxEvent, SandboxPayment, SandboxStep } from '../../../gateway/wire/sandbox-payment.js';
import { reach } from '../../support/reach.js';
import { assertRefused, BASE_URL, LIVE_MERCHANT, ORDER } from '../../support/test-gateway.js';
import { createWebhookGateway, type WebhookGateway } from '../../support/webhook-gateway.js';

interface List {
  readonly data: readonly SandboxPayment[];
  readonly nextCursor: string | null;
}

type Detail = SandboxPayment & { readonly events: readonly SandboxEvent[] };

const list = async ({ call }: WebhookGateway, query = ''): Promise<List> =>
  (await call('GET', `payments${query}`)) as List;
const detail = async ({ call }: WebhookGateway, id: string): Promise<Detail> =>
  (await call('GET', `payments/${id}`)) as Detail;

const createPaymentIn = async (status: KnownPaymentStatus) => {
  const gateway = createWebhookGateway();
  return { gateway, paymentId: await reach(gateway, status) };
};

describe('the list of the sandbox', () => {
  it('shows the newest payments of a mode first, page by page', async () => {
    const gateway = createWebhookGateway();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await gateway.create({ referenceId: `order ${i}` })).paymentId);
    const live = await gateway.create({}, LIVE_MERCHANT);
    const first = await list(gateway, '?limit=2');
    const rest = await list(gateway, `?limit=2&cursor=${first.nextCursor}`);
    assert.deepEqual(
      [...first.data, ...rest.data].map(({ paymentId }) => paymentId),
      ids,
    );
    assert.equal(rest.nextCursor, null);
    const all = await list(gateway, '?mode=live');
    assert.deepEqual(
      all.data.map(({ paymentId, mode }) => [paymentId, mode]),
      [[live.paymentId, 'live']],
    );
  });

  for (const status of PAYMENT_STATUSES) {
    it(`can be filtered by ${status}`, async () => {
      const { gateway, paymentId } = await createPaymentIn(status);
      const shown = async (filter: string) =>
        (await list(gateway, `?status=${filter}`)).data.map((one) => one.paymentId);
      assert.deepEqual(await shown(status), [paymentId]);
      for (const other of PAYMENT_STATUSES) if (other !== status) assert.deepEqual(await shown(other), []);
    });
  }
});

describe('a payment in the sandbox', () => {
  it('is created without a key, in test mode by default', async () => {
    const gateway = createWebhookGateway();
    const created = (await gateway.call('POST', 'payments', ORDER)) as SandboxPayment;
    assert.deepEqual(
      [created.mode, created.status, created.referenceId, created.amount.value, created.gatewayUrl],
      ['test', 'requires_action', ORDER.referenceId, '5000', `${BASE_URL}/?pid=${created.paymentId}`],
    );
    const live = (await gateway.call('POST', 'payments', { ...ORDER, mode: 'live' })) as SandboxPayment;
    assert.equal(live.mode, 'live');
    assert.equal((await gateway.status(live.paymentId)).status, 'requires_action');
  });

  it('is validated like a request of the merchant', async () => {
    const { sandbox } = createWebhookGateway();
    const message = await assertRefused(
      await sandbox('payments', { ...ORDER, referenceId: '<b>' }),
      400,
      'params_validation',
    );
    assert.match(message, /referenceId/);
  });

  it('shows the paid asset, the transaction and the settlement', async () => {
    const { gateway, paymentId } = await createPaymentIn('succeeded');
    const before = await detail(gateway, paymentId);
    assert.equal(before.optionAmount?.display.assetSymbol, 'USDC');
    assert.match(before.txId ?? '', /^0x/);
    assert.deepEqual([before.isFinal, before.settledAt, before.version], [true, null, 2]);
    await gateway.clock.advance(2_000);
    const after = await detail(gateway, paymentId);
    assert.deepEqual([after.settledAt, after.version], [new Date(gateway.clock.nowMs()).toISOString(), 3]);
  });

  it('has a timeline of its events and their deliveries', async () => {
    const gateway = createWebhookGateway();
    const { paymentId: early } = await gateway.create();
    await gateway.register({ events: ['payment.processing', 'payment.succeeded'] });
    await gateway.call('POST', `payments/${early}/process`, {});
    await gateway.clock.advance(3_000);
    await gateway.call('POST', `payments/${early}/succeed`, {});
    await gateway.create();
    const { events } = await detail(gateway, early);
    const [, second] = await gateway.deliveries();
    assert.deepEqual(
      events.map(({ type, data, deliveries }) => [type, data.payment_state_version, deliveries.length]),
      [
        ['payment.created', 0, 0],
        ['payment.processing', 1, 1],
        ['payment.succeeded', 2, 1],
      ],
    );
    assert.deepEqual(events[1]?.deliveries, [{ id: second?.id, state: 'delivered' }]);
    assert.equal(Date.parse(events[2]?.createdAt ?? '') - Date.parse(events[1]?.createdAt ?? ''), 3_000);
    assert.equal(events[2]?.data.status, 'succeeded');
  });

  for (const status of PAYMENT_STATUSES) {
    it(`that is ${status} can take the steps that it offers, and no others`, async () => {
      const every: readonly SandboxStep[] = ['process', 'succeed', 'settle', 'decline', 'fail', 'expire', 'cancel'];
      for (const step of every) {
        const { gateway, paymentId } = await createPaymentIn(status);
        const { steps } = await detail(gateway, paymentId);
        const response = await gateway.sandbox(`payments/${paymentId}/${step}`);
        assert.equal(response.status, steps.includes(step) ? 200 : 400, `${step}: ${steps.join()}`);
      }
    });
  }

  it('is marked as refunded without a key, once it has succeeded, and only once', async () => {
    const { gateway, paymentId } = await createPaymentIn('processing');
    const path = `payments/${paymentId}/refund`;
    await assertRefused(await gateway.sandbox(path), 400, 'payment_not_succeeded');
    await gateway.simulation.succeed(paymentId);
    assert.equal((await gateway.sandbox(path)).status, 200);
    assert.equal((await gateway.payments.get(paymentId)).refunded?.by, 'sandbox');
    await assertRefused(await gateway.sandbox(path), 409, 'already_refunded');
  });

  it('offers no second settlement', async () => {
    const { gateway, paymentId } = await createPaymentIn('succeeded');
    assert.deepEqual((await detail(gateway, paymentId)).steps, ['settle']);
    await gateway.call('POST', `payments/${paymentId}/settle`, {});
    assert.deepEqual((await detail(gateway, paymentId)).steps, []);
  });
});
