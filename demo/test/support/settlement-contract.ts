import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { seededRandom, type RandomSource } from '../../gateway/core/random.js';
import type { Store } from '../../gateway/store/store.js';
import { batchArbitrary, takeHistory, type Batch, type TakenHistory } from './settlement-history.js';
import {
  readOlderList,
  readReconciliation,
  readSettledEvents,
  readSingle,
  type Settled,
  type SettledEvent,
  type Settlements,
} from './settlement-reports.js';
import { createTestGateway, type TestGateway } from './test-gateway.js';

/** The number of histories that share a gateway and its lists. */
const BATCH_SIZE = 100;

/** Payments of one store have different ids. */
const createRandom = (seed: number): RandomSource => {
  const next = seededRandom(seed);
  return { bytes: (count) => Uint8Array.from({ length: count }, () => next() * 256) };
};

/** Keeps some fields of each settlement. */
const pick = <Field extends keyof Settled>(settlements: Settlements, fields: readonly Field[]): Settlements<Field> =>
  new Map(
    [...settlements].map(([id, settled]) => [
      id,
      Object.fromEntries(fields.map((field) => [field, settled[field]])) as Pick<Settled, Field>,
    ]),
  );

/** The settled sum of each unit. */
const addUp = (settled: Iterable<Pick<Settled, 'unit' | 'value'>>): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { unit, value } of settled) sums.set(unit, (sums.get(unit) ?? 0n) + value);
  return new Map([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
};

const byId = <Value>(entries: Iterable<readonly [string, Value]>): ReadonlyMap<string, Value> =>
  new Map([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The amounts of an event by the payment's history: the fee of chaos is a hundredth, rounded down. */
const assertAmounts = ({ value }: TakenHistory, { paid, fee, announced, value: settled }: SettledEvent): void => {
  assert.equal(paid, value);
  assert.ok(fee === 0n || fee === value / 100n);
  assert.equal(fee + settled, paid);
  assert.equal(announced, settled);
};

/** A succeeded payment is settled if it was forced, or automatically in test mode, and nothing else is. */
const assertSingle = async (
  gateway: TestGateway,
  { id, mode, settlements }: TakenHistory,
  { isAutomatic, settled }: { readonly isAutomatic: boolean; readonly settled: SettledEvent | undefined },
): Promise<void> => {
  const single = await readSingle(gateway, id, mode);
  const isSettled = single.status === 'succeeded' && (settlements > 0 || (isAutomatic && mode === 'test'));
  assert.ok(settlements <= 1);
  assert.equal(settled !== undefined, isSettled);
  assert.deepEqual(single.settled, settled && { unit: settled.unit, txId: settled.txId });
};

interface SettlementOptions {
  /** Their number. The full run has 10,000, by `SETTLEMENT_HISTORIES`. */
  readonly histories: number;
  /** True to search for the shortest batch that fails, which takes hundreds of runs. */
  readonly shrinks: boolean;
}

/** Contract of every store for what was settled. */
export const describeSettlements = (
  name: string,
  createStore: () => Promise<Store>,
  { histories: defaultHistories, shrinks }: SettlementOptions,
): void => {
  const histories = Number(process.env['SETTLEMENT_HISTORIES'] ?? defaultHistories);
  let settledCount = 0;

  const runBatch = async ({ seed, autoSettleMs, limit, histories }: Batch): Promise<void> => {
    const store = await createStore();
    const chaos = { seed, settings: { feeKind: 0.5 } };
    const gateway = createTestGateway({ store, chaos, autoSettleMs, random: createRandom(seed) });
    try {
      const taken = await Promise.all(histories.map((history) => takeHistory(gateway, history)));
      await gateway.clock.advance(autoSettleMs ?? 0);
      await gateway.payments.runDue();
      const events = await readSettledEvents(store);
      const eventOf = new Map(events.map((event) => [event.paymentId, event]));
      assert.equal(eventOf.size, events.length);
      settledCount += events.length;
      for (const history of taken) {
        const settled = eventOf.get(history.id);
        if (settled) assertAmounts(history, settled);
        await assertSingle(gateway, history, { isAutomatic: autoSettleMs !== null, settled });
      }
      const expected: Settlements = byId(
        events.map(({ paymentId, unit, value, txId, at }) => [paymentId, { unit, value, txId, at }]),
      );
      for (const path of ['/v1/payments', '/v1/merchants/payments'] as const) {
        const listed = await readReconciliation(gateway, path, limit);
        assert.deepEqual(byId(listed), expected);
        assert.deepEqual(addUp(listed.values()), addUp(events));
      }
      assert.deepEqual(byId(await readOlderList(gateway, limit)), pick(expected, ['unit', 'txId', 'at']));
    } finally {
      gateway.close();
    }
  };

  it(`the payment, its event and the lists agree on what was settled in the ${name} store, after any history`, async (t) => {
    const property = fc.asyncProperty(batchArbitrary(BATCH_SIZE), runBatch);
    await fc.assert(property, { seed: 1, numRuns: Math.ceil(histories / BATCH_SIZE), endOnFailure: !shrinks });
    t.diagnostic(`${histories} histories, ${settledCount} settlements`);
    assert.ok(settledCount > histories / 10, 'too few histories settle');
  });
};
