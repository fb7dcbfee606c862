import * as z from 'zod/mini';
import type { Declared } from './declared.js';
import { amountSchema } from './amount.js';
import { paymentStatusSchema } from './payment-status.js';
import {
  webhookCancellationSchema,
  webhookExpirySchema,
  webhookFailureSchema,
  webhookProcessingSchema,
  webhookSettlementSchema,
  webhookSuccessSchema,
} from './webhook-stages.js';
import { wholeNumberSchema } from './whole-number.js';

/** By which receivers store. Databases write every half of a surrogate pair as the same character: two keys would be one. */
export const keySchema = z.string().check(
  z.minLength(1),
  z.refine((key) => !/\p{Cs}/u.test(key)),
);

/**
 * The whole payment at the moment of an event, never a delta (`SPEC: Webhook data snapshot`). A stage is null while
 * it has not occurred; a gateway that leaves it out means the same. Timestamps are ISO 8601.
 */
export const webhookSnapshotSchema = z.looseObject({
  payment_id: keySchema,
  merchant_id: z.string(),
  /** False for test-mode payments and test deliveries: no real money has moved. */
  live: z.boolean(),
  /** Counts the payment's state changes from 0; of two snapshots the higher one is the newer. */
  payment_state_version: wholeNumberSchema,
  reference_id: z.optional(z.nullable(z.string())),
  status: paymentStatusSchema,
  /** The requested fiat amount, in minor units. */
  amount: amountSchema,
  created_at: z.string(),
  expires_at: z.string(),
  processing: z.optional(z.nullable(webhookProcessingSchema)),
  success: z.optional(z.nullable(webhookSuccessSchema)),
  failed: z.optional(z.nullable(webhookFailureSchema)),
  cancelled: z.optional(z.nullable(webhookCancellationSchema)),
  expired: z.optional(z.nullable(webhookExpirySchema)),
  settled: z.optional(z.nullable(webhookSettlementSchema)),
});
export type WebhookSnapshot = Declared<z.infer<typeof webhookSnapshotSchema>>;
