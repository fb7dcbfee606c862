import { FEE_KINDS } from 'pay-status/contract';
import * as z from 'zod/mini';
import { strictAmountValueSchema, strictChainAmountSchema } from './amount.js';
import { accountField, chainField } from './fields.js';
import { textSchema } from './primitives.js';
import { strictTimestampSchema } from './timestamp.js';

const at = strictTimestampSchema;
const reason = z.nullable(z.string()).check(z.describe('For people: do not branch on it.'));
const TX_ID = z.describe('The transaction on the chain.');

/** The parts of a fee (`SPEC: fee object`). A denominator is never zero. */
export const strictWebhookFeeSchema = z.strictObject({
  kind: z.enum(FEE_KINDS).check(z.describe('How the fee is computed; more kinds may be added.')),
  base_amount: strictChainAmountSchema,
  percent: z.strictObject({
    numerator: strictAmountValueSchema,
    denominator: z.string().check(z.regex(/^[1-9]\d*$/)),
  }),
  percent_amount: strictChainAmountSchema.check(z.describe('The part of the fee that follows from `percent`.')),
  total_amount: strictChainAmountSchema.check(z.describe('The whole fee.')),
});

/** The stages of a payment as the gateway writes them, each under its key of the snapshot. */
export const STRICT_WEBHOOK_STAGES = {
  processing: z.strictObject({
    processing_at: at,
    option_amount: strictChainAmountSchema.check(z.describe('What the buyer pays with, in base units of the asset.')),
    fee: z.nullable(strictWebhookFeeSchema).check(z.describe('Null when no fee applies.')),
    settlement_amount: strictChainAmountSchema,
    buyer_caip10: accountField,
    chain_caip2: chainField,
  }),
  success: z.strictObject({ succeeded_at: at, tx_id: textSchema.check(TX_ID) }),
  failed: z.strictObject({ failed_at: at, failure_reason: reason }),
  cancelled: z.strictObject({ cancelled_at: at, cancellation_reason: reason }),
  expired: z.strictObject({ expired_at: at }),
  settled: z.strictObject({
    settled_at: at,
    tx_id: z.nullable(textSchema).check(TX_ID),
    amount: strictChainAmountSchema.check(z.describe('What was settled, in base units of the asset.')),
  }),
} as const;
