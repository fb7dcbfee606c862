import * as z from 'zod/mini';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from 'pay-status/contract';
import { strictAmountValueSchema } from './amount.js';
import { strictAccountIdSchema } from './caip.js';
import { strictPaymentIdSchema } from './identifiers.js';
import { strictTimestampSchema } from './timestamp.js';

const text = z.nullable(z.string());
const count = z.int().check(z.nonnegative());

/** Every field is written; what has not happened yet is null. `is_terminal` follows from `status`. */
export const strictPaymentListItemSchema = z
  .strictObject({
    payment_id: strictPaymentIdSchema,
    merchant_id: z.string().check(z.minLength(1)),
    reference_id: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    is_terminal: z.boolean(),
    /** Empty while no wallet is known. */
    wallet_name: z.string(),
    token_symbol: text,
    token_decimals: z.nullable(count),
    token_logo: text,
    chain_logo: text,
    wallet_logo: text,
    chain_id: text,
    buyer_caip10: z.nullable(strictAccountIdSchema),
    token_caip19: text,
    tx_hash: text,
    nonce: z.nullable(count),
    /** Base units of the token. */
    token_amount: z.nullable(strictAmountValueSchema),
    /** Minor units of `fiat_currency`. */
    fiat_amount: z.nullable(count),
    fiat_currency: text,
    created_at: strictTimestampSchema,
    last_updated_at: strictTimestampSchema,
    settled_at: z.nullable(strictTimestampSchema),
    settlement_status: text,
    settlement_tx_hash: text,
  })
  .check(
    z.refine(
      ({ status, is_terminal }) => (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status) === is_terminal,
      { path: ['is_terminal'], error: 'must say whether the status is final' },
    ),
  );
export type StrictPaymentListItem = z.infer<typeof strictPaymentListItemSchema>;

/** The merchant payment list as the gateway writes it (`SPEC: Merchant payment list response`). */
export const strictPaymentListSchema = z.strictObject({
  data: z.array(strictPaymentListItemSchema),
  stats: z.strictObject({
    total_customers: count,
    /** Minor units. */
    total_revenue: z.strictObject({ amount: count, currency: z.string() }),
    total_transactions: count,
  }),
  /** Null on the last page. */
  next_cursor: text,
});
export type StrictPaymentList = z.infer<typeof strictPaymentListSchema>;
