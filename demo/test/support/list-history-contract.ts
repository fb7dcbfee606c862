import assert from 'node:assert/strict';
import { it } from 'node:test';
import { seededRandom } from '../../gateway/core/random.js';
import type { Payment } from '../../gateway/payments/payment.js';
import type { Selection } from '../../gateway/payments/selection.js';
import { isInvalidState, transition } from '../../gateway/payments/transition.js';
import type { Store, Tables } from '../../gateway/store/store.js';
import { computeTotals, filterPayments } from './list-model.js';
import { COMMANDS, CONFIRMED, EXPIRY_MS, NEW_PAYMENT, NOW_MS } from './payments.js';
import { OWNER } from './store-rows.js';

const BATCHES = 12;
const CONCURRENT = 6;
/** Each concurrent transaction changes payments of its own, and buyers and totals that all share. */
const STEPS = 4;

const SELECTIONS: readonly Selection[] = [
  { owner: OWNER },
  { owner: { ...OWNER, mode: 'live' } },
  { owner: OWNER, merchants: ['merchant_other'] },
  { owner: OWNER, statuses: ['succeeded'] },
  { owner: { ...OWNER, merchantId: null } },
  { owner: { ...OWNER, merchantId: null }, statuses: ['succeeded', 'processing'] },
  { owner: { ...OWNER, merchantId: null }, merchants: ['merchant_other'] },
  { owner: { ...OWNER, merchantId: null }, merchants: ['merchant_other', 'merchant_demo'], statuses: ['failed'] },
  { owner: { ...OWNER, merchantId: null }, fromMs: NOW_MS + 200 },
  { owner: OWNER, statuses: ['processing', 'failed', 'failed'] },
  { owner: OWNER, fromMs: NOW_MS + 200 },
];

/** Contract of every store for lists after many changes. */
export const describeListHistory = (name: string, createStore: () => Promise<Store>): void => {
  const random = seededRandom(7);
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(random() * items.length)] ?? items[0];

  const createPayment = (id: number): Payment => ({
    ...NEW_PAYMENT,
    id: `pay_${id}`,
    merchantId: pick(['merchant_demo', 'merchant_demo', 'merchant_other']),
    mode: pick(['test', 'test', 'live']),
    amount: { unit: pick(['iso4217/USD', 'iso4217/EUR']), value: String(id * 7919) },
    createdAtMs: NOW_MS + ((id * 37) % 1009),
  });
  const processAs = (account: string) => ({ ...CONFIRMED, confirmation: { ...CONFIRMED.confirmation, account } });
  const stepOn = (payment: Payment): Payment => {
    const { process, ...others } = COMMANDS;
    const commands = [processAs('eip155:1:0xa'), processAs('eip155:1:0xb'), process, ...Object.values(others)] as const;
    const next = transition(payment, pick(commands), EXPIRY_MS);
    return isInvalidState(next) ? payment : next;
  };

  it(`lists of payments in the ${name} store are exact after any history of concurrent, failed and pruned changes`, async () => {
    const store = await createStore();
    let model = new Map<string, Payment>();
    let nextId = 1;

    const changeSome = async ({ payments }: Tables, own: Map<string, Payment>): Promise<void> => {
      for (let i = 0; i < STEPS; i++) {
        const old = pick([undefined, ...own.values()]);
        const payment = old ? stepOn(old) : createPayment(nextId++);
        if (old) await payments.update(payment, null);
        else await payments.insert(payment, null);
        own.set(payment.id, payment);
      }
    };
    const runBatch = async (): Promise<void> => {
      const lanes = Array.from({ length: CONCURRENT }, (_, lane) => ({
        own: new Map([...model].filter((_, index) => index % CONCURRENT === lane)),
        fails: random() < 0.25,
      }));
      await Promise.all(
        lanes.map(async ({ own, fails }) => {
          const work = store.transaction(async (tables) => {
            await changeSome(tables, own);
            if (fails) throw new Error('in the middle');
          });
          if (fails) await assert.rejects(work, /in the middle/);
          else await work.then(() => own.forEach((payment) => model.set(payment.id, payment)));
        }),
      );
      if (random() < 0.3) await store.transaction(({ history }) => history.prune(EXPIRY_MS + 1, 3));
      const found = await store.read(({ payments }) => Promise.all([...model.keys()].map((id) => payments.find(id))));
      model = new Map(found.filter((payment) => payment !== undefined).map((payment) => [payment.id, payment]));
    };

    for (let batch = 0; batch < BATCHES; batch++) {
      await runBatch();
      const all = [...model.values()];
      for (const selection of SELECTIONS) {
        const totals = await store.read(({ payments }) => payments.totals(selection));
        assert.deepEqual(totals, computeTotals(all, selection));
        for (const sortBy of ['date', 'amount'] as const) {
          const page = { sortBy, isDescending: batch % 2 === 0, limit: 99 };
          const listed = await store.read(({ payments }) => payments.list(selection, page));
          const expected = filterPayments(
            all.map((payment) => ({ payment, seq: 0 })),
            selection,
            page,
          );
          assert.deepEqual(
            listed.map(({ payment }) => payment),
            expected.map(({ payment }) => payment),
          );
        }
      }
    }
  });
};
