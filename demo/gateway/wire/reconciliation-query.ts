import * as z from 'zod/mini';
import { oneOrMore } from './payment-list-query.js';

/** The parameters that the older list has too, by their names there. */
export const RECONCILIATION_QUERY = {
  startTs: 'start_ts',
  endTs: 'end_ts',
  asset: 'asset',
  network: 'network',
  sortBy: 'sort_by',
  sortDir: 'sort_dir',
  cursor: 'cursor',
  limit: 'limit',
  status: 'status',
} as const;

const referenceRule = 'must be once 3 to 35 letters, digits, blanks or /-:.,+_';

/** The filters that only this list has. */
export const reconciliationFilterSchema = z.object({
  token_symbol: z
    .optional(oneOrMore(z.string()))
    .check(
      z.describe('Paid with this asset, or with any of several: symbols, or `caip19/` units. `asset` adds one more.'),
    ),
  referenceId: z
    .optional(z.string(referenceRule).check(z.regex(/^[A-Za-z0-9 /:.,+_-]{3,35}$/, referenceRule)))
    .check(z.describe('The reference contains this text.')),
});

/** The same where no header names the merchant. */
export const anyMerchantFilterSchema = z.extend(reconciliationFilterSchema, {
  merchantId: z
    .optional(oneOrMore(z.string()))
    .check(z.describe('Of this merchant, or of any of several, among those that the key belongs to.')),
});
