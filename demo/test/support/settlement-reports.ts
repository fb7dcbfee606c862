import assert from 'node:assert/strict';
import type { Gateway } from '../../gateway/gateway.js';
import type { Mode } from '../../gateway/wire/mode.js';
import { strictMerchantPaymentSchema } from '../../gateway/wire/merchant-payment.js';
import { strictPaymentListSchema, type StrictPaymentListItem } from '../../gateway/wire/payment-list.js';
import { reconciliationSchema, type ReconciledPayment } from '../../gateway/wire/reconciliation.js';
import type { Store } from '../../gateway/store/store.js';
import { OWNER } from './store-rows.js';
import { BASE_URL, LIVE_MERCHANT, MERCHANT } from './test-gateway.js';

const HEADERS: Readonly<Record<Mode, Readonly<Record<string, string>>>> = { test: MERCHANT, live: LIVE_MERCHANT };
const MODES = ['test', 'live'] as const;

type Server = Pick<Gateway, 'fetch'>;

/** The settlement of a payment. */
export interface Settled {
  readonly unit: string;
  /** Base units. */
  readonly value: bigint;
  readonly txId: string;
  readonly at: string;
}

/** By payment; those that are not settled are missing. */
export type Settlements<Fields extends keyof Settled = keyof Settled> = ReadonlyMap<string, Pick<Settled, Fields>>;

/** An event of a settlement, with the amounts of the payment's processing stage. */
export interface SettledEvent extends Settled {
  readonly paymentId: string;
  readonly paid: bigint;
  /** Zero without a fee. */
  readonly fee: bigint;
  /** The amount that was announced before the settlement. */
  readonly announced: bigint;
}

interface EventData {
  readonly payment_id: string;
  readonly processing: {
    readonly option_amount: { readonly value: string };
    readonly fee: { readonly total_amount: { readonly value: string } } | null;
    readonly settlement_amount: { readonly value: string };
  };
  readonly settled: {
    readonly settled_at: string;
    readonly tx_id: string;
    readonly amount: { readonly unit: string; readonly value: string };
  };
}

/** The events `payment.settled`, of both modes. */
export const readSettledEvents = async (store: Store): Promise<readonly SettledEvent[]> => {
  const events = await store.read(({ events }) =>
    Promise.all(MODES.map((mode) => events.since({ ...OWNER, mode }, 0))),
  );
  return events
    .flat()
    .filter(({ type }) => type === 'payment.settled')
    .map(({ body }) => {
      const { payment_id, processing, settled } = (JSON.parse(body) as { readonly data: EventData }).data;
      return {
        paymentId: payment_id,
        ...{ unit: settled.amount.unit, value: BigInt(settled.amount.value) },
        ...{ txId: settled.tx_id, at: settled.settled_at },
        paid: BigInt(processing.option_amount.value),
        fee: BigInt(processing.fee?.total_amount.value ?? 0),
        announced: BigInt(processing.settlement_amount.value),
      };
    });
};

const readJson = async ({ fetch }: Server, path: string, mode: Mode): Promise<unknown> => {
  const response = await fetch(new Request(BASE_URL + path, { headers: HEADERS[mode] }));
  assert.equal(response.status, 200, path);
  return response.json();
};

/** Reads all pages of a list in both modes. */
const readPages = async <Item>(
  gateway: Server,
  path: string,
  toPage: (body: unknown) => readonly [items: readonly Item[], cursor: string | null],
): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for (const mode of MODES) {
    let next: string | null = path;
    while (next !== null) {
      const [items, cursor]: readonly [readonly Item[], string | null] = toPage(await readJson(gateway, next, mode));
      all.push(...items);
      next = cursor === null ? null : `${path}&cursor=${cursor}`;
    }
  }
  return all;
};

/** One of the two lists with the whole settlement. */
export const readReconciliation = async (
  gateway: Server,
  path: '/v1/payments' | '/v1/merchants/payments',
  limit: number,
): Promise<Settlements> => {
  const payments = await readPages<ReconciledPayment>(gateway, `${path}?limit=${limit}`, (body) => {
    const { data, nextCursor } = reconciliationSchema.parse(body);
    return [data, nextCursor];
  });
  return new Map(
    payments.flatMap(({ paymentId, settlement, settledAt }) => {
      assert.equal(settledAt !== undefined, settlement?.settled === true);
      if (!settlement?.settled || settledAt === undefined) return [];
      const { amount, txHash } = settlement;
      return [[paymentId, { unit: amount.unit, value: BigInt(amount.value), txId: txHash, at: settledAt }] as const];
    }),
  );
};

/** The older list, which has the paid amount only. */
export const readOlderList = async (gateway: Server, limit: number): Promise<Settlements<'unit' | 'txId' | 'at'>> => {
  const path = `/v1/merchants/${OWNER.merchantId}/payments?limit=${limit}`;
  const items = await readPages<StrictPaymentListItem>(gateway, path, (body) => {
    const { data, next_cursor: cursor } = strictPaymentListSchema.parse(body);
    return [data, cursor];
  });
  return new Map(
    items.flatMap(({ payment_id: id, token_caip19: asset, settlement_status: status, ...item }) => {
      const { settled_at: at, settlement_tx_hash: txId } = item;
      const isSettled = status === 'settled';
      assert.deepEqual([at !== null, txId !== null], [isSettled, isSettled]);
      return at === null || txId === null ? [] : [[id, { unit: `caip19/${asset}`, txId, at }] as const];
    }),
  );
};

/** Payments as they are read one by one, each with its status. */
export const readSingle = async (gateway: Server, id: string, mode: Mode) => {
  const { status, settlement } = strictMerchantPaymentSchema.parse(await readJson(gateway, `/v1/payments/${id}`, mode));
  const settled = settlement?.successful;
  return { status, settled: settled && { unit: settled.amount.unit, txId: settled.txId } };
};
