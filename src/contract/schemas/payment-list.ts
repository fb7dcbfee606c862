import * as z from 'zod/mini';
import type { Declared } from './declared.js';
import { paymentStatusSchema } from './payment-status.js';
import { wholeNumberSchema } from './whole-number.js';

const text = z.optional(z.nullable(z.string()));

/**
 * One payment of the list (`SPEC: Merchant payment list response`). Only the identifying fields are required. The interface
 * does not define which of the others are nullable, so all of them are. Timestamps are text of an unspecified format.
 */
export const paymentListItemSchema = z.looseObject({
  payment_id: z.string(),
  merchant_id: z.string(),
  reference_id: z.string(),
  /** Not in the interface's field list, but sent. */
  status: z.optional(z.nullable(paymentStatusSchema)),
  is_terminal: z.boolean(),
  wallet_name: text,
  token_symbol: text,
  /** Number of decimals of `token_amount`. */
  token_decimals: z.optional(z.nullable(wholeNumberSchema)),
  token_logo: text,
  chain_logo: text,
  wallet_logo: text,
  chain_id: text,
  buyer_caip10: text,
  token_caip19: text,
  tx_hash: text,
  nonce: z.optional(z.nullable(wholeNumberSchema)),
  /** Base units of the token; may exceed 2^53. */
  token_amount: text,
  /** Minor units of `fiat_currency`. */
  fiat_amount: z.optional(z.nullable(z.int())),
  fiat_currency: text,
  created_at: text,
  last_updated_at: text,
  settled_at: text,
  /** Free text; its values are not part of the contract. */
  settlement_status: text,
  settlement_tx_hash: text,
});
export type PaymentListItem = Declared<z.infer<typeof paymentListItemSchema>>;

/** Statistics of the payments that match the query (`SPEC: Merchant payment list response`, `stats`). */
export const paymentListStatsSchema = z.looseObject({
  total_customers: wholeNumberSchema,
  total_revenue: z.looseObject({ amount: z.int(), currency: z.string() }),
  total_transactions: wholeNumberSchema,
});
export type PaymentListStats = z.infer<typeof paymentListStatsSchema>;

/** The answer of `GET /v1/merchants/{merchant_id}/payments` (`SPEC: Merchant payment list response`). */
export const paymentListSchema = z.looseObject({
  data: z.array(paymentListItemSchema),
  stats: paymentListStatsSchema,
  /** The `cursor` of the next request; null or absent on the last page. */
  next_cursor: text,
});
export type PaymentList = Declared<z.infer<typeof paymentListSchema>>;
