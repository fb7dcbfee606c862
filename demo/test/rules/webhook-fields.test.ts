import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES, WEBHOOK_EVENT_TYPES, type KnownPaymentStatus } from 'pay-status/contract';
import { covers } from '../support/covers.js';
import { reach, takeStep } from '../support/reach.js';
import { LIVE_MERCHANT, ORDER } from '../support/test-gateway.js';
import { createWebhookGateway, HOOK } from '../support/webhook-gateway.js';

type Json = Readonly<Record<string, unknown>>;

interface EventJson extends Json {
  readonly id: string;
  readonly type: string;
  readonly created_at: string;
  readonly data: Json;
}

/** The stages that have occurred in each status; `settled` follows success. */
const STAGES: Readonly<Record<KnownPaymentStatus, readonly string[]>> = {
  requires_action: [],
  processing: ['processing'],
  succeeded: ['processing', 'success'],
  failed: ['failed'],
  expired: ['expired'],
  cancelled: ['cancelled'],
};
const ALL_STAGES = ['processing', 'success', 'failed', 'cancelled', 'expired', 'settled'];

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Brings a payment into each status and returns the JSON of all delivered events. */
const collectEvents = async () => {
  const gateway = createWebhookGateway({ autoSettleMs: null });
  await gateway.register();
  const startMs = gateway.clock.nowMs();
  for (const status of PAYMENT_STATUSES) {
    await gateway.clock.advance(1_500);
    await reach(gateway, status);
    await gateway.deliver();
  }
  const settled = await reach(gateway, 'succeeded');
  await gateway.deliver();
  await takeStep(gateway, settled, 'settle');
  await gateway.deliver();
  const events = gateway.receiver.received.map(({ body }) => JSON.parse(body) as EventJson);
  return { events, startMs, nowMs: gateway.clock.nowMs() };
};

const getStages = ({ data }: EventJson): readonly string[] => ALL_STAGES.filter((stage) => data[stage] !== null);

const isMoment = (value: unknown, fromMs: number, toMs: number): boolean => {
  const atMs = typeof value === 'string' && ISO_UTC.test(value) ? Date.parse(value) : NaN;
  return atMs >= fromMs && atMs <= toMs;
};

describe('an event', () => {
  it('has a unique id, a known type and a time', async () => {
    covers('fields.event.1', 'fields.event.2', 'fields.event.3');
    const { events, startMs, nowMs } = await collectEvents();
    assert.equal(new Set(events.map(({ id }) => id)).size, events.length);
    for (const { id, created_at } of events) {
      assert.match(id, /^evt_\w+$/);
      assert.ok(isMoment(created_at, startMs, nowMs), created_at);
    }
    assert.deepEqual(new Set(events.map(({ type }) => type)), new Set(WEBHOOK_EVENT_TYPES));
  });

  it('has a date as api_version', async () => {
    covers('versioning.4');
    for (const { api_version } of (await collectEvents()).events)
      assert.match(String(api_version), /^\d{4}-\d{2}-\d{2}$/);
  });

  it('contains a full snapshot of the payment, whatever its type', async () => {
    covers('fields.event.4', 'fields.snapshot.7');
    const { events } = await collectEvents();
    const names = events.map(({ data }) => Object.keys(data).sort().join(' '));
    assert.equal(new Set(names).size, 1);
    for (const each of events) {
      const { status } = each.data as { status: KnownPaymentStatus };
      const expected = [...STAGES[status], ...(each.type === 'payment.settled' ? ['settled'] : [])];
      assert.deepEqual(getStages(each), expected);
      for (const stage of expected) assert.equal(typeof each.data[stage], 'object');
    }
  });
});

describe('the payment in an event', () => {
  it('has the ids, the amount and the times of the created payment', async () => {
    covers('fields.snapshot.1', 'fields.snapshot.2', 'fields.snapshot.5', 'fields.snapshot.6', 'fields.amount.1');
    const gateway = createWebhookGateway();
    await gateway.register();
    await gateway.register({ url: `${HOOK}/live`, mode: 'live' });
    for (const [headers, live] of [
      [undefined, false],
      [LIVE_MERCHANT, true],
    ] as const) {
      const { paymentId, expiresAt } = await gateway.create({}, headers);
      await gateway.deliver();
      const { data } = JSON.parse(gateway.receiver.received.at(-1)?.body ?? '') as EventJson;
      const { payment_id, merchant_id, reference_id, amount, created_at, expires_at } = data;
      assert.deepEqual([payment_id, merchant_id, reference_id], [paymentId, 'merchant_demo', ORDER.referenceId]);
      assert.deepEqual([data.live, amount], [live, ORDER.amount]);
      assert.ok(isMoment(created_at, gateway.clock.nowMs(), gateway.clock.nowMs()));
      assert.ok(isMoment(expires_at, expiresAt * 1000, expiresAt * 1000));
    }
  });

  it('counts its versions from 0 and has a known status', async () => {
    covers('fields.snapshot.3', 'fields.snapshot.4');
    const { events } = await collectEvents();
    const versions = new Map<unknown, unknown[]>();
    for (const { type, data } of events) {
      assert.ok((PAYMENT_STATUSES as readonly unknown[]).includes(data.status));
      if (type === 'payment.settled') assert.equal(data.status, 'succeeded');
      versions.set(data.payment_id, [...(versions.get(data.payment_id) ?? []), data.payment_state_version]);
    }
    // Events of the same moment may arrive in any order.
    for (const counted of versions.values()) assert.deepEqual(counted.sort(), [...counted.keys()]);
  });

  it('has the amounts, the chain and the account of the buyer, and no fee', async () => {
    covers(
      'fields.processing.1',
      'fields.processing.2',
      'fields.processing.3',
      'fields.processing.4',
      'fields.amount.2',
    );
    const { events, startMs, nowMs } = await collectEvents();
    const stages = events.flatMap(({ data }) => (data.processing ? [data.processing as Json] : []));
    assert.ok(stages.length >= 4);
    for (const { processing_at, option_amount, settlement_amount, fee, buyer_caip10, chain_caip2 } of stages) {
      assert.ok(isMoment(processing_at, startMs, nowMs));
      for (const { unit, value } of [option_amount, settlement_amount] as { unit: string; value: string }[]) {
        assert.ok(unit.startsWith(`caip19/${String(chain_caip2)}/`));
        assert.match(value, /^\d+$/);
      }
      assert.equal(fee, null);
      assert.ok(String(buyer_caip10).startsWith(`${String(chain_caip2)}:`));
    }
  });

  it('has the time and the transaction of a success, and the reason of a failure or cancellation', async () => {
    covers('fields.stages.1', 'fields.stages.2', 'fields.stages.3');
    const { events, startMs, nowMs } = await collectEvents();
    const getStage = (type: string, name: string) =>
      events.find((each) => each.type === type)?.data[name] as Json | undefined;
    const success = getStage('payment.succeeded', 'success');
    assert.ok(isMoment(success?.succeeded_at, startMs, nowMs) && typeof success?.tx_id === 'string');
    assert.equal(typeof getStage('payment.failed', 'failed')?.failure_reason, 'string');
    assert.equal(typeof getStage('payment.cancelled', 'cancelled')?.cancellation_reason, 'string');
  });
});
