import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startScheduler } from '../../../gateway/scheduling/scheduler.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { ApiError } from '../../../gateway/http/errors.js';
import type { PaymentOwner } from '../../../gateway/payments/new-payment.js';
import { PaymentService } from '../../../gateway/services/payment-service.js';
import { systemRandom } from '../../../gateway/core/random.js';
import { createMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import type { Store, Tables } from '../../../gateway/store/store.js';
import { COMMANDS } from '../../support/payments.js';
import { ORDER } from '../../support/test-gateway.js';

const OWNER: PaymentOwner = { merchantId: 'merchant_demo', mode: 'test' };

interface Setting {
  readonly store?: Store;
  readonly autoSettleMs?: number | null;
  /** Timers never fire: what falls due shows only where someone looks. */
  readonly hasNoTimers?: boolean;
}

const setUp = ({ autoSettleMs = 2000, hasNoTimers = false, store: given = createMemoryStore() }: Setting = {}) => {
  const clock = createManualClock();
  let transactions = 0;
  const store: Store = {
    ...given,
    transaction: (work) => {
      transactions++;
      return given.transaction(work);
    },
  };
  const service = new PaymentService({ store, clock, random: systemRandom, autoSettleMs, autoSucceedMs: 1000 });
  const onError = (error: unknown) => assert.fail(String(error));
  if (!hasNoTimers) startScheduler({ queue: 'payments', store, clock, run: () => service.runDue(), onError });
  return {
    clock,
    service,
    transaction: <Value>(work: (tables: Tables) => Promise<Value>) => given.transaction(work),
    transactions: () => transactions,
    create: (owner: PaymentOwner = OWNER) => service.create(owner, ORDER),
    /** As it is stored: a look through the service would make it take the steps that are due. */
    stored: (id: string) => store.read(({ payments }) => payments.find(id)),
    eventTypes: async () => (await store.read(({ events }) => events.since(OWNER, 0))).map(({ type }) => type),
  };
};

const isRefusal = (code: string) => (error: unknown) => error instanceof ApiError && error.code === code;

describe('expiry', () => {
  for (const status of ['requires_action', 'processing'] as const) {
    it(`comes by itself to a payment that is ${status}, at its expiry`, async () => {
      const { clock, service, stored, create } = setUp();
      const { id, expiresAt } = await create();
      if (status === 'processing') await service.apply(id, COMMANDS.process);
      await clock.advance(299_999);
      assert.equal((await stored(id))?.state.status, status);
      await clock.advance(1);
      const state = (await stored(id))?.state;
      assert.deepEqual(state?.status === 'expired' && state.expired, { atMs: expiresAt * 1000 });
    });
  }

  it('never touches a payment that became final before', async () => {
    const { clock, service, create } = setUp({ autoSettleMs: null });
    const { id } = await create();
    const cancelled = await service.cancel(id);
    await clock.advance(600_000);
    assert.deepEqual(await service.get(id), cancelled);
  });

  it('shows on a read even when the timer is late', async () => {
    const { clock, service, create } = setUp({ hasNoTimers: true });
    const { id, expiresAt } = await create();
    await clock.advance(999_999);
    const { state } = await service.get(id);
    assert.deepEqual(state.status === 'expired' && state.expired, { atMs: expiresAt * 1000 });
  });

  it('is not outrun by a step that comes after it', async () => {
    const { clock, service, create } = setUp({ hasNoTimers: true });
    const { id } = await create();
    await service.apply(id, COMMANDS.process);
    await clock.advance(300_000);
    await assert.rejects(service.apply(id, COMMANDS.succeed), isRefusal('invalid_state'));
    assert.equal((await service.get(id)).state.status, 'expired');
  });

  it('can be called at once, which moves expiresAt to now', async () => {
    const { clock, service, create } = setUp();
    const { id } = await create();
    await clock.advance(7000);
    const payment = await service.expire(id);
    assert.equal(payment.state.status, 'expired');
    assert.equal(payment.expiresAt, clock.nowMs() / 1000);
  });

  it('leaves expiresAt alone where it cannot be called', async () => {
    const { service, create } = setUp();
    const { id, expiresAt } = await create();
    await service.cancel(id);
    await assert.rejects(service.expire(id), isRefusal('invalid_state'));
    assert.equal((await service.get(id)).expiresAt, expiresAt);
  });
});

describe('settlement', () => {
  const succeed = async ({ service, create }: ReturnType<typeof setUp>, mode: 'test' | 'live' = 'test') => {
    const { id } = await create({ ...OWNER, mode });
    await service.apply(id, COMMANDS.process);
    return service.apply(id, COMMANDS.succeed);
  };

  it('follows success by itself in the test environment, without a change of status', async () => {
    const world = setUp();
    const { id, version } = await succeed(world);
    await world.clock.advance(1999);
    assert.equal((await world.service.get(id)).version, version);
    await world.clock.advance(1);
    const { state } = await world.service.get(id);
    assert.deepEqual(state.status === 'succeeded' && state.settled, { atMs: world.clock.nowMs() });
  });

  it('never follows by itself in the live environment', async () => {
    const world = setUp();
    const payment = await succeed(world, 'live');
    await world.clock.advance(86_400_000);
    assert.deepEqual(await world.service.get(payment.id), payment);
  });

  it('never follows by itself when that is switched off', async () => {
    const world = setUp({ autoSettleMs: null });
    const payment = await succeed(world);
    await world.clock.advance(86_400_000);
    assert.deepEqual(await world.service.get(payment.id), payment);
  });
});

describe('the payment service', () => {
  it('refuses to act on a payment that does not exist', async () => {
    const { service } = setUp();
    await assert.rejects(service.apply('pay_none', COMMANDS.process), isRefusal('payment_not_found'));
    assert.equal(await service.find('pay_none'), undefined);
  });

  it('refuses to cancel a payment that does not exist, also as a part of a transaction', async () => {
    const { service, transaction } = setUp();
    await assert.rejects(
      transaction((tables) => service.cancelIn(tables, 'pay_none')),
      isRefusal('payment_not_found'),
    );
  });

  it('keeps both URLs that the buyer can be sent back to', async () => {
    const { service } = setUp();
    const urls = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
    const both = await service.create(OWNER, { ...ORDER, checkout: urls });
    const none = await service.create(OWNER, { ...ORDER, checkout: {} });
    assert.deepEqual([both.checkout, none.checkout], [urls, { successUrl: null, errorUrl: null }]);
  });

  it('reads a payment for which nothing is due without a transaction', async () => {
    const { service, create, transactions } = setUp();
    const { id } = await create();
    const before = transactions();
    await service.find(id);
    await service.find('pay_none');
    assert.equal(transactions(), before);
  });

  it('gives up what another gateway on the same store has planned and it would not do', async () => {
    const store = createMemoryStore();
    const settling = setUp({ store, hasNoTimers: true });
    const leaving = setUp({ store, hasNoTimers: true, autoSettleMs: null });
    const { id } = await settling.create();
    await settling.service.apply(id, COMMANDS.process);
    const payment = await settling.service.apply(id, COMMANDS.succeed);
    await leaving.clock.advance(2000);
    await leaving.service.runDue();
    assert.deepEqual(await leaving.stored(id), payment);
    assert.equal(await store.nextDueAtMs('payments'), null);
  });

  it('records one event for each step', async () => {
    const { clock, service, eventTypes, create } = setUp();
    const { id } = await create();
    await service.apply(id, COMMANDS.process);
    await service.apply(id, COMMANDS.succeed);
    await clock.advance(10_000);
    assert.deepEqual(await eventTypes(), [
      'payment.created',
      'payment.processing',
      'payment.succeeded',
      'payment.settled',
    ]);
  });

  it('records none for a step that is refused', async () => {
    const { service, eventTypes, create } = setUp();
    const { id } = await create();
    await assert.rejects(service.apply(id, COMMANDS.settle), isRefusal('invalid_state'));
    assert.deepEqual(await eventTypes(), ['payment.created']);
  });
});
