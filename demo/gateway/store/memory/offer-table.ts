import type { OfferTable } from '../offer-table.js';
import type { Rows } from './rows.js';

/** The current issue by account, of each payment. */
export type OfferRow = Readonly<Record<string, string>>;

export const createMemoryOfferTable = (rows: Rows<OfferRow>): OfferTable => ({
  put: async (paymentId, accounts, issue) => {
    const issued = Object.fromEntries(accounts.map((account) => [account, issue]));
    rows.set(paymentId, { ...rows.get(paymentId), ...issued });
  },
  find: async (paymentId, account) => rows.get(paymentId)?.[account],
});
