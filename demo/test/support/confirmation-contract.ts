import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createManualClock } from '../../gateway/clock/manual-clock.js';
import { systemRandom } from '../../gateway/core/random.js';
import { toOptionAmount } from '../../gateway/options/assets.js';
import { readEvmAccount } from '../../gateway/rails/account.js';
import { USDC_ON_BASE_SEPOLIA } from '../../gateway/rails/paper/assets.js';
import { createPaperRail, takeCoins } from '../../gateway/rails/paper/paper-rail.js';
import type { ChainTransaction } from '../../gateway/store/chain-table.js';
import type { LedgerEntry } from '../../gateway/store/ledger-table.js';
import type { Store } from '../../gateway/store/store.js';
import { createPaymentService } from './payment-service.js';
import { NOW_MS, PAYMENT_IN } from './payments.js';
import { SIGNER, toAccount } from './signer.js';
import { OWNER } from './store-rows.js';
import { ORDER } from './test-gateway.js';

const ASSET = USDC_ON_BASE_SEPOLIA;
const OPTION_AMOUNT = toOptionAmount(ASSET, ORDER.amount);
const OPTION = { account: toAccount(SIGNER), optionAmount: OPTION_AMOUNT };
const ACCOUNT = readEvmAccount(OPTION.account)!;
const VALUE = BigInt(OPTION_AMOUNT.value);

const take = (paymentId: string, value = VALUE) =>
  takeCoins({ paymentId, account: ACCOUNT, asset: ASSET, value, expiresAt: 0 }, systemRandom);

/** Contract of every store: a wallet's confirmation is processed once, spends once, and is executed by any process. */
export const describeConfirmations = (name: string, createStore: () => Promise<Store>): void => {
  const rail = createPaperRail();
  const setUp = async () => {
    const store = await createStore();
    const clock = createManualClock(NOW_MS);
    await rail.fund(store, ACCOUNT);
    return { store, clock, service: createPaymentService({ store, clock }) };
  };
  const balance = (store: Store) => rail.balance(store, ACCOUNT, ASSET);

  describe(`a confirmed payment in the ${name} store`, () => {
    it('is processed once under concurrent confirmations, and is executed in another process', async () => {
      const { store, clock, service } = await setUp();
      const { id } = await service.create(OWNER, ORDER);
      const funded = await balance(store);
      const option = { ...OPTION, optionId: 'opt_1', results: 'same' };
      const confirmed = await Promise.all(Array.from({ length: 20 }, () => service.confirm(id, option, take(id))));
      for (const payment of confirmed) assert.deepEqual(payment, confirmed[0]);
      assert.equal(funded - (await balance(store)), VALUE);
      assert.equal(await store.nextDueAtMs('payments'), NOW_MS + 1000);
      await clock.advance(1000);
      await createPaymentService({ store, clock }).runDue();
      const state = (await store.read(({ payments }) => payments.find(id)))?.state;
      assert.deepEqual(state?.status === 'succeeded' && state.success, {
        atMs: NOW_MS + 1000,
        txId: confirmed[0]!.state.status === 'processing' && confirmed[0]!.state.processing.txId,
      });
      const types = (await store.read(({ events }) => events.since(OWNER, 0))).map(({ type }) => type);
      assert.deepEqual(types, ['payment.created', 'payment.processing', 'payment.succeeded']);
      assert.equal(funded - (await balance(store)), VALUE);
    });

    it('is known to the store as claimed until it has ended, and one that the sandbox simulates is not', async () => {
      const { store, clock, service } = await setUp();
      const hasClaimed = () => store.read(({ payments }) => payments.hasClaimed());
      const { id } = await service.create(OWNER, ORDER);
      const { id: simulatedId } = await service.create(OWNER, ORDER);
      await service.apply(simulatedId, { type: 'process', optionAmount: OPTION_AMOUNT, txId: null });
      assert.equal(await hasClaimed(), false);
      await service.confirm(id, { ...OPTION, optionId: 'opt_1', results: 'claimed' }, take(id));
      assert.equal(await hasClaimed(), true);
      await clock.advance(1000);
      await service.runDue();
      assert.equal(await hasClaimed(), false);
    });

    it('accepts one of many concurrent confirmations that differ', async () => {
      const { store, service } = await setUp();
      const { id } = await service.create(OWNER, ORDER);
      const funded = await balance(store);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, i) =>
          service.confirm(id, { ...OPTION, optionId: `opt_${i % 5}`, results: `signed ${i}` }, take(id)),
        ),
      );
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      assert.equal(funded - (await balance(store)), VALUE);
    });

    it('cannot spend coins that another payment has spent at the same time', async () => {
      const { store, service } = await setUp();
      const value = (await balance(store)) - 1n;
      const payments = await Promise.all(Array.from({ length: 5 }, () => service.create(OWNER, ORDER)));
      const outcomes = await Promise.allSettled(
        payments.map(({ id }) => service.confirm(id, { ...OPTION, optionId: 'opt_1', results: 'a' }, take(id, value))),
      );
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') assert.match(String(outcome.reason), /Insufficient funds/);
      assert.equal(await balance(store), 1n);
    });

    it('takes nothing if what commits it fails', async () => {
      const { store, service } = await setUp();
      const { id } = await service.create(OWNER, ORDER);
      const funded = await balance(store);
      const failing: Store = {
        ...store,
        transaction: (work) =>
          store.transaction(async (tables) => {
            await work(tables);
            throw new Error('the connection is lost');
          }),
      };
      const broken = createPaymentService({ store: failing, clock: createManualClock(NOW_MS) });
      await assert.rejects(broken.confirm(id, { ...OPTION, optionId: 'opt_1', results: 'a' }, take(id)));
      assert.equal(await balance(store), funded);
      assert.equal((await service.get(id)).state.status, 'requires_action');
    });
  });

  describe(`the ledger of the ${name} store`, () => {
    const ROW = { account: ACCOUNT.key, unit: 'caip19/eip155:84532/erc20:0x1' };
    const ENTRY = { ...ROW, kind: 'payment', paymentId: 'pay_1', amount: -(10n ** 90n) } as const;

    it('sums the entries of each account and unit, however large', async () => {
      const store = await createStore();
      await store.transaction(async ({ ledger }) => {
        await ledger.add({ ...ROW, kind: 'faucet', paymentId: null, amount: 3n });
        await ledger.add({ ...ROW, kind: 'faucet', paymentId: null, amount: 4n });
        await ledger.add(ENTRY);
      });
      const read = (row: typeof ROW) => store.read(({ ledger }) => ledger.balance(row));
      assert.equal(await read(ROW), 7n - 10n ** 90n);
      assert.equal(await read({ ...ROW, unit: 'other' }), 0n);
      assert.equal(await read({ ...ROW, account: 'other' }), 0n);
      assert.deepEqual(await store.read(({ ledger }) => ledger.ofPayment('pay_1')), [ENTRY]);
    });

    it('refuses a second entry of the same kind for a payment', async () => {
      const store = await createStore();
      const add = (entry: LedgerEntry) => store.transaction(({ ledger }) => ledger.add(entry));
      await add(ENTRY);
      await assert.rejects(add({ ...ENTRY, amount: -1n, unit: 'other' }));
      assert.equal(await store.read(({ ledger }) => ledger.balance(ROW)), ENTRY.amount);
    });
  });

  describe(`the transactions of the ${name} store`, () => {
    it('are at most one that pays a payment, and one that settles it', async () => {
      const store = await createStore();
      const add = (hash: `0x${string}`, kind: ChainTransaction['kind'], paymentId: string | null = 'pay_1') =>
        store.transaction(({ chain }) =>
          chain.add({ hash, kind, paymentId, raw: '0x01', expiresAt: null, block: null }),
        );
      await add('0x1', 'payment');
      await add('0x2', 'settlement');
      await assert.rejects(add('0x3', 'native'));
      await assert.rejects(add('0x4', 'settlement'));
      await add('0x5', 'settlement', 'pay_2');
      for (const hash of ['0x6', '0x7'] as const) await add(hash, 'faucet', null);
      const open = await store.read(({ chain }) => chain.open());
      assert.deepEqual(
        open.map(({ hash }) => hash),
        ['0x1', '0x2', '0x5', '0x6', '0x7'],
      );
    });
  });

  describe(`the offers of the ${name} store`, () => {
    it('end the earlier ones of the same accounts of the payment, and no others', async () => {
      const store = await createStore();
      const put = (paymentId: string, accounts: readonly string[], issue: string) =>
        store.transaction(({ offers }) => offers.put(paymentId, accounts, issue));
      await put('pay_1', ['a', 'b'], '1');
      await put('pay_2', ['a'], '2');
      await put('pay_1', ['c', 'b'], '3');
      const find = (paymentId: string, account: string) => store.read(({ offers }) => offers.find(paymentId, account));
      assert.deepEqual(
        await Promise.all([find('pay_1', 'a'), find('pay_1', 'b'), find('pay_1', 'c'), find('pay_2', 'a')]),
        ['1', '3', '3', '2'],
      );
      assert.equal(await find('pay_2', 'b'), undefined);
    });

    it('are deleted with their payment, and the ledger is not', async () => {
      const store = await createStore();
      const entry = { account: 'a', unit: 'u', kind: 'payment', paymentId: 'pay_1', amount: -1n } as const;
      await store.transaction(async ({ payments, offers, ledger }) => {
        await payments.insert(PAYMENT_IN.failed, null);
        await offers.put('pay_1', ['a'], '1');
        await offers.put('pay_2', ['a'], '1');
        await ledger.add(entry);
      });
      await store.transaction(({ history }) => history.prune(Number.MAX_SAFE_INTEGER, 10));
      await store.read(async ({ offers, ledger }) => {
        assert.equal(await offers.find('pay_1', 'a'), undefined);
        assert.equal(await offers.find('pay_2', 'a'), '1');
        assert.deepEqual(await ledger.ofPayment('pay_1'), [entry]);
      });
    });
  });
};
