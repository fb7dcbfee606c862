import * as z from 'zod/mini';
import { amountSchema } from './amount.js';
import { webhookFeeSchema } from './webhook-fee.js';

const text = z.optional(z.nullable(z.string()));

/**
 * The interface defines only the human-readable field of these stages. Other fields of an unexpected type are left out:
 * if they invalidated the whole event, the payment would never be fulfilled.
 */
const undocumented = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(z.nullable(schema)), undefined);
const undocumentedText = undocumented(z.string());

/** The buyer has committed funds (`SPEC: processing object`). */
export const webhookProcessingSchema = z.looseObject({
  processing_at: z.string(),
  /** The amount that the buyer pays, in base units of the asset. */
  option_amount: amountSchema,
  /** Null when no fee is configured. */
  fee: z.optional(z.nullable(webhookFeeSchema)),
  /** The amount that the merchant receives. */
  settlement_amount: amountSchema,
  buyer_caip10: text,
  chain_caip2: text,
});
export type WebhookProcessing = z.infer<typeof webhookProcessingSchema>;

/** The payment succeeded (`SPEC: Webhook data snapshot`, `success`). */
export const webhookSuccessSchema = z.looseObject({ succeeded_at: z.string(), tx_id: text });
export type WebhookSuccess = z.infer<typeof webhookSuccessSchema>;

/** The payment failed. `failure_reason` is for people: do not branch on it (`SPEC: Events, rule 11`). */
export const webhookFailureSchema = z.looseObject({ failed_at: undocumentedText, failure_reason: undocumentedText });
export type WebhookFailure = z.infer<typeof webhookFailureSchema>;

/** The payment was cancelled. `cancellation_reason` is for people: do not branch on it (`SPEC: Events, rule 11`). */
export const webhookCancellationSchema = z.looseObject({
  cancelled_at: undocumentedText,
  cancellation_reason: undocumentedText,
});
export type WebhookCancellation = z.infer<typeof webhookCancellationSchema>;

/** The payment expired before completion. */
export const webhookExpirySchema = z.looseObject({ expired_at: undocumentedText });
export type WebhookExpiry = z.infer<typeof webhookExpirySchema>;

/** The money has been paid out to the merchant. */
export const webhookSettlementSchema = z.looseObject({
  settled_at: undocumentedText,
  tx_id: undocumentedText,
  amount: undocumented(amountSchema),
});
export type WebhookSettlement = z.infer<typeof webhookSettlementSchema>;
