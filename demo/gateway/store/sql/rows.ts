import type { PaymentOwner } from '../../payments/new-payment.js';
import { OTHER_CHANGE, type StoreChange, type WorkQueue } from '../store.js';
import type { Queryable } from './database.js';

interface DataRow<Value> {
  readonly data: Value;
}

/** Reads rows that hold a whole object in their column `data`. */
export const createDataReader = ({ query }: Queryable) => ({
  first: async <Value>(text: string, values: readonly unknown[]): Promise<Value | undefined> =>
    (await query<DataRow<Value>>(text, values))[0]?.data,
  all: async <Value>(text: string, values: readonly unknown[]): Promise<readonly Value[]> =>
    (await query<DataRow<Value>>(text, values)).map(({ data }) => data),
});

/** The values of the columns `merchant_id` and `mode`. */
export const toOwnerValues = ({ merchantId, mode }: PaymentOwner): readonly unknown[] => [merchantId, mode];

/** The change of a row of a queue. */
export const toChange = (queue: WorkQueue, atMs: number | null, paymentId: string | null): StoreChange =>
  paymentId === null && atMs === null ? OTHER_CHANGE : { paymentId, due: atMs === null ? null : { queue, atMs } };
