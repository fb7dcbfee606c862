import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startScheduler } from '../../../gateway/scheduling/scheduler.js';
import { createManualClock } from '../../../gateway/clock/manual-clock.js';
import { ApiError } from '../../../gateway/http/errors.js';
import { createPaperRail } from '../../../gateway/rails/paper/paper-rail.js';
import type { PaymentOwner } from '../../../gateway/payments/new-payment.js';
import { createGatewayMemoryStore } from '../../../gateway/store/memory/memory-store.js';
import { StorageFullError } from '../../../gateway/store/storage-full.js';
import type { Store, Tables } from '../../../gateway/store/store.js';
import { createPaymentService } from '../../support/payment-service.js';
import { COMMANDS } from '../../support/payments.js';
import { ORDER } from '../../support/test-gateway.js';

const OWNER: PaymentOwner = { merchantId: 'merchant_demo', mode: 'test' };

interface SetUpOptions {
  readonly store?: Store;
  readonly autoSettleMs?: number | null;
  /** Due steps are taken on reads only. */
  readonly hasNoTimers?: boolean;
}

const setUp = ({
  autoSettleMs = 2000,
  hasNoTimers = false,
  store: given = createGatewayMemoryStore(),
}: SetUpOptions = {}) => {
  const clock = createManualClock();
  let transactions = 0;
  const store: Store = {
    ...given,
    transaction: (work) => {
      transactions++;
      return given.transaction(work);
    },
  };
  const service = createPaymentService({ store, clock, autoSettleMs });
  const onError = (error: unknown) => assert.fail(String(error));
  if (!hasNoTimers) startScheduler({ queue: 'payments', store, clock, run: () => service.runDue(), onError });
  return {
    clock,
    service,
    transaction: <Value>(work: (tables: Tables) => Promise<Value>) => given.transaction(work),
    transactions: () => transactions,
    create: (owner: PaymentOwner = OWNER) => service.create(owner, ORDER),
    /** Reads the row itself: the service would take due steps first. */
    stored: (id: string) => store.read(({ payments }) => payments.find(id)),
    eventTypes: async () => (await store.read(({ events }) => events.since(OWNER, 0))).map(({ type }) => type),
  };
};

const isRefusal = (code: string) => (error: unknown) => error instanceof ApiError && error.code === code;

describe('expiry', () => {
  for (const status of ['requires_action', 'processing'] as const) {
    it(`happens automatically to a payment that is ${status}`, async () => {
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

  it('does not change a final payment', async () => {
    const { clock, service, create } = setUp({ autoSettleMs: null });
    const { id } = await create();
    const cancelled = await service.cancel(id);
    await clock.advance(600_000);
    assert.deepEqual(await service.get(id), cancelled);
  });

  it('is applied on a read even if the timer is late', async () => {
    const { clock, service, create } = setUp({ hasNoTimers: true });
    const { id, expiresAt } = await create();
    await clock.advance(999_999);
    const { state } = await service.get(id);
    assert.deepEqual(state.status === 'expired' && state.expired, { atMs: expiresAt * 1000 });
  });

  it('is applied before a later step', async () => {
    const { clock, service, create } = setUp({ hasNoTimers: true });
    const { id } = await create();
    await service.apply(id, COMMANDS.process);
    await clock.advance(300_000);
    await assert.rejects(service.apply(id, COMMANDS.succeed), isRefusal('invalid_state'));
    assert.equal((await service.get(id)).state.status, 'expired');
  });

  it('can be forced, which moves expiresAt to now', async () => {
    const { clock, service, create } = setUp();
    const { id } = await create();
    await clock.advance(7000);
    const payment = await service.expire(id);
    assert.equal(payment.state.status, 'expired');
    assert.equal(payment.expiresAt, clock.nowMs() / 1000);
  });

  it('does not change expiresAt if it is refused', async () => {
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

  it('follows success automatically in the test environment, without a change of status', async () => {
    const context = setUp();
    const { id, version } = await succeed(context);
    await context.clock.advance(1999);
    assert.equal((await context.service.get(id)).version, version);
    await context.clock.advance(1);
    const { state } = await context.service.get(id);
    assert.equal(state.status === 'succeeded' && state.settled?.atMs, context.clock.nowMs());
  });

  it('is never automatic in the live environment', async () => {
    const context = setUp();
    const payment = await succeed(context, 'live');
    await context.clock.advance(86_400_000);
    assert.deepEqual(await context.service.get(payment.id), payment);
  });

  it('is not automatic when switched off', async () => {
    const context = setUp({ autoSettleMs: null });
    const payment = await succeed(context);
    await context.clock.advance(86_400_000);
    assert.deepEqual(await context.service.get(payment.id), payment);
  });
});

describe('a store without space', () => {
  /** A service on a store that then refuses changes. */
  const setUpFull = () => {
    const given = createGatewayMemoryStore();
    let isFull = false;
    const transaction: Store['transaction'] = (work) =>
      isFull ? Promise.reject(new StorageFullError('full')) : given.transaction(work);
    const context = setUp({ store: { ...given, transaction }, hasNoTimers: true });
    return { ...context, setFull: (value: boolean) => (isFull = value) };
  };

  it('still reads a payment that is due to expire, as it will be stored', async () => {
    const { clock, service, stored, create, setFull } = setUpFull();
    const { id } = await create();
    await clock.advance(300_000);
    setFull(true);
    const read = await service.get(id);
    assert.equal(read.state.status, 'expired');
    assert.equal((await stored(id))?.state.status, 'requires_action');
    await assert.rejects(service.cancel(id), StorageFullError);
    setFull(false);
    assert.deepEqual(await service.get(id), read);
    assert.deepEqual(await stored(id), read);
  });

  it('still reads a payment that is due to settle, which has no transaction yet', async () => {
    const { clock, service, stored, create, setFull } = setUpFull();
    const { id } = await create();
    await service.apply(id, COMMANDS.process);
    await service.apply(id, COMMANDS.succeed);
    const before = await stored(id);
    await clock.advance(60_000);
    setFull(true);
    assert.deepEqual(await service.get(id), before);
    setFull(false);
    await service.get(id);
    const { state } = (await stored(id))!;
    assert.ok(state.status === 'succeeded' && state.settled);
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

  it('stores both redirect URLs', async () => {
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

  it('drops a settlement that another gateway on the same store has planned if its own options forbid it', async () => {
    const store = createGatewayMemoryStore();
    const withSettlement = setUp({ store, hasNoTimers: true });
    const withoutSettlement = setUp({ store, hasNoTimers: true, autoSettleMs: null });
    const { id } = await withSettlement.create();
    await withSettlement.service.apply(id, COMMANDS.process);
    const payment = await withSettlement.service.apply(id, COMMANDS.succeed);
    await withoutSettlement.clock.advance(2000);
    await withoutSettlement.service.runDue();
    assert.deepEqual(await withoutSettlement.stored(id), payment);
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

  it('records no event for a refused step', async () => {
    const { service, eventTypes, create } = setUp();
    const { id } = await create();
    await assert.rejects(service.apply(id, COMMANDS.settle), isRefusal('invalid_state'));
    assert.deepEqual(await eventTypes(), ['payment.created']);
  });
});

describe('a payment that was seen without a confirmation', () => {
  it('is claimed together with its record, or not at all', async () => {
    const { service, stored, eventTypes, create } = setUp({ autoSettleMs: null });
    const { id } = await create();
    const [asset] = createPaperRail().assets;
    const account = {
      chain: asset.chain,
      address: `0x${'11'.repeat(20)}`,
      key: `${asset.chain}:0x${'11'.repeat(20)}`,
    } as const;
    const seen = { paymentId: id, account, asset, value: 1n, txId: `0x${'ab'.repeat(32)}` };
    await assert.rejects(
      service.see(seen, async () => {
        throw new Error('killed');
      }),
      /killed/,
    );
    assert.equal((await stored(id))?.state.status, 'requires_action');
    assert.deepEqual(await eventTypes(), ['payment.created']);
    let recorded = 0;
    for (let count = 0; count < 2; count++)
      await service.see(seen, async () => {
        recorded++;
      });
    assert.equal(recorded, 1);
    assert.deepEqual(await eventTypes(), ['payment.created', 'payment.processing']);
  });
});
