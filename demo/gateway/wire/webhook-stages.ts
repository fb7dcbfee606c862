import * as z from 'zod/mini';
import { FEE_KINDS } from 'pay-status/contract';
import { strictAmountValueSchema, strictChainAmountSchema } from './amount.js';
import { strictAccountIdSchema, strictChainIdSchema } from './caip.js';
import { strictTimestampSchema } from './timestamp.js';

const at = strictTimestampSchema;
const reason = z.nullable(z.string());
const txId = z.string().check(z.minLength(1));

/** How a fee is made up (`SPEC: fee object`). A denominator is never zero. */
export const strictWebhookFeeSchema = z.strictObject({
  kind: z.enum(FEE_KINDS),
  base_amount: strictChainAmountSchema,
  percent: z.strictObject({
    numerator: strictAmountValueSchema,
    denominator: z.string().check(z.regex(/^[1-9]\d*$/)),
  }),
  percent_amount: strictChainAmountSchema,
  total_amount: strictChainAmountSchema,
});
export type StrictWebhookFee = z.infer<typeof strictWebhookFeeSchema>;

/** The stages of a payment as the gateway writes them, each under its key of the snapshot. */
export const STRICT_WEBHOOK_STAGES = {
  processing: z.strictObject({
    processing_at: at,
    option_amount: strictChainAmountSchema,
    fee: z.nullable(strictWebhookFeeSchema),
    settlement_amount: strictChainAmountSchema,
    buyer_caip10: strictAccountIdSchema,
    chain_caip2: strictChainIdSchema,
  }),
  success: z.strictObject({ succeeded_at: at, tx_id: txId }),
  failed: z.strictObject({ failed_at: at, failure_reason: reason }),
  cancelled: z.strictObject({ cancelled_at: at, cancellation_reason: reason }),
  expired: z.strictObject({ expired_at: at }),
  settled: z.strictObject({ settled_at: at, tx_id: z.nullable(txId), amount: strictChainAmountSchema }),
} as const;
