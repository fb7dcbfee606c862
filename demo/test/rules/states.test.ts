import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES, type KnownPaymentStatus } from 'pay-status/contract';
import { SIMULATED_STEPS, type SimulatedStep } from '../../gateway/wire/sandbox-payment.js';
import { covers } from '../support/covers.js';
import { reach, takeStep } from '../support/reach.js';
import { assertRefused } from '../support/test-gateway.js';
import { createWebhookGateway, type WebhookGateway } from '../support/webhook-gateway.js';
import type { RuleId } from './index.js';

const LIFETIME_MS = 300_000;

type Trigger = SimulatedStep | 'cancel';

interface Row {
  readonly rules: readonly RuleId[];
  readonly from: KnownPaymentStatus;
  readonly trigger: Trigger;
  readonly to: KnownPaymentStatus;
  readonly event: string;
}

const row = (from: Row['from'], trigger: Trigger, to: Row['to'], event: string, ...rules: RuleId[]): Row => ({
  rules,
  from,
  trigger,
  to,
  event,
});

/** The rows with an explicit trigger; time triggers the other two. */
const ROWS: readonly Row[] = [
  row('requires_action', 'process', 'processing', 'payment.processing', 'states.2', 'events.2'),
  row('processing', 'succeed', 'succeeded', 'payment.succeeded', 'states.3', 'events.3'),
  row('succeeded', 'settle', 'succeeded', 'payment.settled', 'states.4', 'states.13', 'events.7'),
  row('processing', 'fail', 'failed', 'payment.failed', 'states.5', 'events.4'),
  row('requires_action', 'fail', 'failed', 'payment.failed', 'states.7', 'events.4'),
  row('requires_action', 'cancel', 'cancelled', 'payment.cancelled', 'states.9', 'events.6'),
];

const setUp = async (): Promise<WebhookGateway> => {
  const gateway = createWebhookGateway({ autoSettleMs: null });
  await gateway.register();
  return gateway;
};

/** The last event, once all due events have arrived; events that are due together come in any order. */
const getLastEvent = async ({ deliver, receiver }: WebhookGateway) => {
  await deliver();
  const events = receiver.received.map(({ event: { type, data } }) => ({
    type,
    status: data.status,
    version: data.payment_state_version,
  }));
  const last = events.sort((a, b) => a.version - b.version).at(-1);
  assert.ok(last);
  return last;
};

describe('the table of transitions', () => {
  it('starts a new payment in requires_action and sends payment.created', async () => {
    covers('states.1', 'events.1');
    const gateway = await setUp();
    const created = await gateway.create();
    assert.equal(created.status, 'requires_action');
    assert.equal((await gateway.status(created.paymentId)).status, 'requires_action');
    assert.deepEqual(await getLastEvent(gateway), { type: 'payment.created', status: 'requires_action', version: 0 });
  });

  for (const { rules, from, trigger, to, event } of ROWS) {
    it(`changes ${from} to ${to} on ${trigger} and sends ${event}`, async () => {
      covers(...rules);
      const gateway = await setUp();
      const id = await reach(gateway, from);
      const { version } = await getLastEvent(gateway);
      assert.equal((await takeStep(gateway, id, trigger)).status, 200);
      assert.equal((await gateway.status(id)).status, to);
      assert.deepEqual(await getLastEvent(gateway), { type: event, status: to, version: version + 1 });
    });
  }

  for (const [rule, from] of [
    ['states.6', 'processing'],
    ['states.8', 'requires_action'],
  ] as const) {
    it(`changes ${from} to expired at the expiry, not earlier, and sends payment.expired`, async () => {
      covers(rule, 'events.5');
      const gateway = await setUp();
      const id = await reach(gateway, from);
      const { version } = await getLastEvent(gateway);
      await gateway.sandbox('clock', { advanceMs: LIFETIME_MS - 1 });
      assert.equal((await gateway.status(id)).status, from);
      await gateway.sandbox('clock', { advanceMs: 1 });
      assert.equal((await gateway.status(id)).status, 'expired');
      assert.deepEqual(await getLastEvent(gateway), {
        type: 'payment.expired',
        status: 'expired',
        version: version + 1,
      });
    });
  }
});

/** As sandbox steps, `succeed` also processes a payment that requires action, and `expire` does not wait. */
const isPossible = (from: KnownPaymentStatus, trigger: Trigger): boolean => {
  const open: readonly Trigger[] = ['succeed', 'fail', 'decline', 'expire'];
  const possible: Readonly<Partial<Record<KnownPaymentStatus, readonly Trigger[]>>> = {
    requires_action: [...open, 'process', 'cancel'],
    processing: open,
    succeeded: ['settle'],
  };
  return possible[from]?.includes(trigger) ?? false;
};

describe('a transition that is not in the table', () => {
  for (const from of PAYMENT_STATUSES) {
    for (const trigger of [...SIMULATED_STEPS, 'cancel'] as const) {
      if (isPossible(from, trigger)) continue;
      it(`is refused: ${trigger} on a payment that is ${from}`, async () => {
        covers('states.10', ...(trigger === 'cancel' ? (['states.12', 'endpoints.cancel.5'] as const) : []));
        const gateway = await setUp();
        const id = await reach(gateway, from);
        const before = [await gateway.status(id), await getLastEvent(gateway)];
        await assertRefused(await takeStep(gateway, id, trigger), 400, 'invalid_state');
        assert.deepEqual([await gateway.status(id), await getLastEvent(gateway)], before);
      });
    }
  }

  it('is refused: a second settlement', async () => {
    covers('states.10');
    const gateway = await setUp();
    const id = await reach(gateway, 'succeeded');
    await takeStep(gateway, id, 'settle');
    const settled = await getLastEvent(gateway);
    await assertRefused(await takeStep(gateway, id, 'settle'), 400, 'invalid_state');
    assert.deepEqual(await getLastEvent(gateway), settled);
  });
});

describe('a final payment', () => {
  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`stays ${status} forever`, async () => {
      covers('states.11');
      const gateway = await setUp();
      const id = await reach(gateway, status);
      const answer = await gateway.status(id);
      assert.equal(answer.isFinal, true);
      await gateway.sandbox('clock', { advanceMs: 30 * 86_400_000 });
      assert.deepEqual(await gateway.status(id, { maxPollMs: 30_000 }), answer);
    });
  }
});
