import * as z from 'zod/mini';
import { strictFiatAmountSchema } from './amount.js';
import { strictPaymentIdSchema } from './identifiers.js';
import { strictTimestampSchema } from './timestamp.js';
import { STRICT_WEBHOOK_STAGES } from './webhook-stages.js';

const { processing, success, failed, cancelled, expired, settled } = STRICT_WEBHOOK_STAGES;

const common = {
  payment_id: strictPaymentIdSchema,
  merchant_id: z.string().check(z.minLength(1)),
  live: z.boolean(),
  payment_state_version: z.int().check(z.positive()),
  reference_id: z.string(),
  amount: strictFiatAmountSchema,
  created_at: strictTimestampSchema,
  expires_at: strictTimestampSchema,
};

/** All six stage keys are always written; null where the stage has not occurred. */
const noStages = {
  processing: z.null(),
  success: z.null(),
  failed: z.null(),
  cancelled: z.null(),
  expired: z.null(),
  settled: z.null(),
};

const succeededSnapshot = {
  ...common,
  status: z.literal('succeeded'),
  ...noStages,
  processing,
  success,
};

/**
 * The snapshot that goes with each event type (`SPEC: Webhook data snapshot`): which status it says and which stages
 * have occurred. The first event of a payment has version 0. A payment can fail or expire with and without processing.
 */
export const STRICT_WEBHOOK_SNAPSHOTS = {
  'payment.created': z.strictObject({
    ...common,
    payment_state_version: z.literal(0),
    status: z.literal('requires_action'),
    ...noStages,
  }),
  'payment.processing': z.strictObject({ ...common, status: z.literal('processing'), ...noStages, processing }),
  'payment.succeeded': z.strictObject({ ...succeededSnapshot, settled: z.nullable(settled) }),
  'payment.settled': z.strictObject({ ...succeededSnapshot, settled }),
  'payment.failed': z.strictObject({
    ...common,
    status: z.literal('failed'),
    ...noStages,
    processing: z.nullable(processing),
    failed,
  }),
  'payment.expired': z.strictObject({
    ...common,
    status: z.literal('expired'),
    ...noStages,
    processing: z.nullable(processing),
    expired,
  }),
  'payment.cancelled': z.strictObject({ ...common, status: z.literal('cancelled'), ...noStages, cancelled }),
} as const;

/** A snapshot by its status alone, whatever the event: a succeeded payment is settled or not. */
export const strictWebhookSnapshotSchema = z.discriminatedUnion('status', [
  STRICT_WEBHOOK_SNAPSHOTS['payment.created'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.processing'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.succeeded'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.failed'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.expired'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.cancelled'],
]);
export type StrictWebhookSnapshot = z.infer<typeof strictWebhookSnapshotSchema>;
