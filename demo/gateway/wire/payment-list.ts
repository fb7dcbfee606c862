import { FINAL_PAYMENT_STATUSES } from 'pay-status/contract';
import * as z from 'zod/mini';
import { strictAmountValueSchema } from './amount.js';
import { strictAccountIdSchema } from './caip.js';
import { isFinalStatus } from '../core/is-final-status.js';
import { anyStatusField } from './fields.js';
import { strictPaymentIdSchema } from './identifiers.js';
import { countSchema, textSchema } from './primitives.js';
import { strictTimestampSchema } from './timestamp.js';

const text = z.nullable(z.string());

/** Every field is present; one without a value is null. `is_terminal` follows from `status`. */
export const strictPaymentListItemSchema = z
  .strictObject({
    payment_id: strictPaymentIdSchema.check(z.meta({ examples: ['pay_5f0c3a9101KHRB7M2ZJ8QY4T6W3XNCDE9P'] })),
    merchant_id: textSchema,
    reference_id: z.string().check(z.meta({ examples: ['order 1'] })),
    status: anyStatusField,
    is_terminal: z.boolean().check(z.describe('True when the status is a final one.')),
    wallet_name: z.string().check(z.describe('Empty while no wallet is known.')),
    token_symbol: text,
    token_decimals: z.nullable(countSchema),
    token_logo: text,
    chain_logo: text,
    wallet_logo: text,
    chain_id: text,
    buyer_caip10: z
      .nullable(strictAccountIdSchema)
      .check(z.describe('The account of the buyer on its chain (CAIP-10).')),
    token_caip19: text,
    tx_hash: text,
    nonce: z.nullable(countSchema).check(z.describe('Not known to this gateway.')),
    token_amount: z.nullable(strictAmountValueSchema).check(z.describe('Base units of the token.')),
    fiat_amount: z
      .nullable(countSchema)
      .check(z.describe('Minor units of `fiat_currency`; null where it is too large for a JSON integer.')),
    fiat_currency: text,
    created_at: strictTimestampSchema,
    last_updated_at: strictTimestampSchema,
    settled_at: z.nullable(strictTimestampSchema),
    settlement_status: text.check(z.describe('`settled` or null.')),
    settlement_tx_hash: text,
  })
  .check(
    z.refine(({ status, is_terminal }) => isFinalStatus(status) === is_terminal, {
      path: ['is_terminal'],
      error: 'must say whether the status is final',
    }),
    // The same rule in JSON Schema.
    z.meta({
      if: { properties: { status: { enum: FINAL_PAYMENT_STATUSES } } },
      then: { properties: { is_terminal: { const: true } } },
      else: { properties: { is_terminal: { const: false } } },
    }),
  );
export type StrictPaymentListItem = z.infer<typeof strictPaymentListItemSchema>;

const revenue = z.strictObject({
  amount: countSchema.check(z.describe('Minor units of the currency.')),
  currency: z.string(),
});

/** The merchant payment list as the gateway writes it (`SPEC: Merchant payment list response`). */
export const strictPaymentListSchema = z.strictObject({
  data: z.array(strictPaymentListItemSchema).check(z.describe('One page.')),
  stats: z
    .strictObject({
      total_customers: countSchema,
      total_revenue: revenue.check(z.describe('Of the succeeded payments, in the currency that most of them have.')),
      total_transactions: countSchema,
    })
    .check(z.describe('Totals over everything that the query selects, not over this page.')),
  next_cursor: text.check(z.describe('For the next page; null on the last one.')),
});
export type StrictPaymentList = z.infer<typeof strictPaymentListSchema>;
