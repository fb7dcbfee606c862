import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictWebhookEventSchema } from '../../../gateway/wire/webhook-event.js';
import { EXTRA_FIELD } from '../../../gateway/chaos/extra-fields.js';
import type { ChaosSettings } from '../../../gateway/chaos/settings.js';
import {
  createChaosGateway,
  getEventId,
  groupArrivals,
  getPaymentId,
  type ChaosGateway,
} from '../../support/chaos-gateway.js';

const PAYMENTS = 10;
const AUTO_SETTLE_MS = 2_000;
/** Longer than any delay. */
const LONG_MS = 60_000;
const ORDER_OF_EVENTS = ['payment.created 0', 'payment.processing 1', 'payment.succeeded 2', 'payment.settled 3'];

/** Runs payments with a second between their steps, and waits for all of their events. */
const runPayments = async (settings?: Partial<ChaosSettings>, seed = 1): Promise<ChaosGateway> => {
  const gateway = createChaosGateway(settings, { seed, autoSettleMs: AUTO_SETTLE_MS });
  await gateway.register();
  for (let i = 0; i < PAYMENTS; i++) {
    const paymentId = await gateway.addPayment();
    for (const step of ['process', 'succeed'] as const) {
      await gateway.clock.advance(1_000);
      await gateway.simulation[step](paymentId);
    }
    await gateway.clock.advance(LONG_MS);
  }
  return gateway;
};

/** The arrived events of each payment, in order of arrival. */
const groupByPayment = ({ arrivals }: ChaosGateway) =>
  groupArrivals(arrivals, getPaymentId).map((all) => ({
    all,
    order: all.map(({ event }) => `${event.type} ${event.data.payment_state_version}`),
  }));

describe('a duplicate', () => {
  it('repeats each event with the same body and another webhook-id', async () => {
    const gateway = await runPayments({ duplicate: 1, duplicateMs: 3_000 });
    const events = groupArrivals(gateway.arrivals, getEventId);
    assert.equal(events.length, PAYMENTS * ORDER_OF_EVENTS.length);
    for (const [first, second, ...more] of events) {
      assert.ok(first && second);
      assert.equal(more.length, 0);
      assert.equal(second.body, first.body);
      assert.notEqual(second.webhookId, first.webhookId);
      assert.ok(second.afterMs - first.afterMs <= 3_000);
      strictWebhookEventSchema.parse(JSON.parse(first.body));
    }
  });

  it('is never created for a test event', async () => {
    const gateway = createChaosGateway({ duplicate: 1, extraFields: 1, feeKind: 1, reorder: 1 });
    await gateway.register();
    await gateway.sandbox('webhook-endpoint/test', { type: 'payment.processing' });
    await gateway.clock.advance(LONG_MS);
    assert.equal(gateway.arrivals.length, 1);
    strictWebhookEventSchema.parse(JSON.parse(gateway.arrivals[0]!.body));
  });
});

describe('a reordered event', () => {
  it('arrives once, after a newer event', async () => {
    const payments = groupByPayment(await runPayments({ reorder: 1, reorderMs: 5_000 }));
    for (const { order } of payments) assert.deepEqual(order.toSorted(), ORDER_OF_EVENTS.toSorted());
    const overtaken = payments.filter(({ order }) => order.join() !== ORDER_OF_EVENTS.join());
    assert.ok(overtaken.length > PAYMENTS / 2, String(overtaken.length));
  });

  it('is never the last event of a payment', async () => {
    const gateway = createChaosGateway({ reorder: 1, duplicate: 0 });
    await gateway.register();
    for (const step of ['fail', 'decline', 'expire'] as const) {
      const { paymentId } = await gateway.create();
      await gateway.clock.advance(LONG_MS);
      const before = gateway.arrivals.length;
      await gateway.simulation[step](paymentId);
      await gateway.clock.advance(0);
      assert.equal(gateway.arrivals.length, before + 1);
    }
  });
});

describe('settledFirst', () => {
  it('lets the settlement of each payment arrive before its success', async () => {
    const expected = ['payment.created 0', 'payment.processing 1', 'payment.settled 3', 'payment.succeeded 2'];
    for (const { order } of groupByPayment(await runPayments({ settledFirst: 1 }))) assert.deepEqual(order, expected);
  });

  it('delays a success by a second without automatic settlement', async () => {
    const gateway = createChaosGateway({ settledFirst: 1 }, { autoSettleMs: null });
    await gateway.register();
    const { paymentId } = await gateway.create();
    for (const step of ['process', 'succeed'] as const) {
      // Otherwise the events would be sent together and arrive in any order.
      await gateway.clock.advance(0);
      await gateway.simulation[step](paymentId);
    }
    await gateway.clock.advance(999);
    assert.deepEqual(gateway.listEvents(), ['payment.created 0', 'payment.processing 1']);
    await gateway.clock.advance(1);
    assert.equal(gateway.listEvents().at(-1), 'payment.succeeded 2');
  });
});

describe('extraFields', () => {
  it('are in each object of each event, the same in all its deliveries', async () => {
    const gateway = await runPayments({ extraFields: 1, duplicate: 1 });
    for (const { body, event } of gateway.arrivals) {
      assert.ok(EXTRA_FIELD in event && EXTRA_FIELD in event.data && EXTRA_FIELD in event.data.amount, body);
      if (event.data.processing) assert.ok(EXTRA_FIELD in event.data.processing.option_amount);
    }
    for (const [first, second] of groupArrivals(gateway.arrivals, getEventId)) assert.equal(second?.body, first?.body);
  });
});
