import * as z from 'zod/mini';
import { fiatAmountField } from './amount.js';
import { statusField } from './fields.js';
import { strictPaymentIdSchema } from './identifiers.js';
import { textSchema } from './primitives.js';
import { strictTimestampSchema } from './timestamp.js';
import { STRICT_WEBHOOK_STAGES } from './webhook-stages.js';

const { processing, success, failed, cancelled, expired, settled } = STRICT_WEBHOOK_STAGES;

const VERSION = z.describe(
  'Counts the changes of the payment from 0. Of two events the one with the higher version is newer.',
);
const PROCESSING = z.describe('What the buyer committed; null before that.');
const SETTLED = z.describe('Null until the payment has settled.');

const snapshot = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).check(z.describe('A full snapshot of the payment at the time of the event, never a delta.'));

const common = {
  payment_id: strictPaymentIdSchema.check(z.meta({ examples: ['pay_5f0c3a9101KHRB7M2ZJ8QY4T6W3XNCDE9P'] })),
  merchant_id: textSchema,
  live: z.boolean().check(z.describe('Money is real only when this is true.')),
  payment_state_version: z.int().check(z.positive(), VERSION),
  reference_id: z.string().check(z.meta({ examples: ['order 1'] })),
  amount: fiatAmountField,
  created_at: strictTimestampSchema,
  expires_at: strictTimestampSchema,
};

/** All six stage keys are always present; null where the stage has not occurred. */
const noStages = {
  processing: z.null().check(PROCESSING),
  success: z.null(),
  failed: z.null(),
  cancelled: z.null(),
  expired: z.null(),
  settled: z.null().check(SETTLED),
};

const isProcessing = processing.check(PROCESSING);
const wasProcessing = z.nullable(processing).check(PROCESSING);

const succeededSnapshot = {
  ...common,
  status: statusField(['succeeded']),
  ...noStages,
  processing: isProcessing,
  success,
};

/**
 * The snapshot that goes with each event type (`SPEC: Webhook data snapshot`): its status, and which stages have
 * occurred. The first event of a payment has version 0. A payment can fail or expire with and without processing.
 */
export const STRICT_WEBHOOK_SNAPSHOTS = {
  'payment.created': snapshot({
    ...common,
    payment_state_version: z.literal(0).check(VERSION),
    status: statusField(['requires_action']),
    ...noStages,
  }),
  'payment.processing': snapshot({
    ...common,
    status: statusField(['processing']),
    ...noStages,
    processing: isProcessing,
  }),
  'payment.succeeded': snapshot({ ...succeededSnapshot, settled: z.nullable(settled).check(SETTLED) }),
  'payment.settled': snapshot({ ...succeededSnapshot, settled: settled.check(SETTLED) }),
  'payment.failed': snapshot({
    ...common,
    status: statusField(['failed']),
    ...noStages,
    processing: wasProcessing,
    failed,
  }),
  'payment.expired': snapshot({
    ...common,
    status: statusField(['expired']),
    ...noStages,
    processing: wasProcessing,
    expired,
  }),
  'payment.cancelled': snapshot({ ...common, status: statusField(['cancelled']), ...noStages, cancelled }),
} as const;

/** A snapshot by its status alone, whatever the event: a succeeded payment may be settled. */
export const strictWebhookSnapshotSchema = z.discriminatedUnion('status', [
  STRICT_WEBHOOK_SNAPSHOTS['payment.created'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.processing'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.succeeded'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.failed'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.expired'],
  STRICT_WEBHOOK_SNAPSHOTS['payment.cancelled'],
]);
export type StrictWebhookSnapshot = z.infer<typeof strictWebhookSnapshotSchema>;
