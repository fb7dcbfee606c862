import { FAILURE_CODES, PAYMENT_STATUSES, WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { strictPaymentIdSchema } from '../../wire/identifiers.js';
import { strictTimestampSchema } from '../../wire/timestamp.js';
import { strictWebhookSnapshotSchema } from '../../wire/webhook-snapshot.js';
import * as z from 'zod/mini';
import { faultSchema } from '../../faults/fault.js';
import { SIMULATED_STEPS } from '../../payments/simulation.js';
import { MODES } from '../../routes/webhooks.js';
import { shownChainAmountSchema, shownFiatAmountSchema } from './payment-details.js';

const text = z.string().check(z.minLength(1));
const whole = z.int().check(z.nonnegative());

const fields = {
  paymentId: strictPaymentIdSchema,
  mode: z.enum(MODES),
  referenceId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  isFinal: z.boolean(),
  failureCode: z.nullable(z.enum(FAILURE_CODES)),
  amount: shownFiatAmountSchema,
  optionAmount: z.nullable(shownChainAmountSchema),
  txId: z.nullable(z.string()),
  version: whole,
  createdAt: strictTimestampSchema,
  updatedAt: strictTimestampSchema,
  settledAt: z.nullable(strictTimestampSchema),
  expiresAt: whole,
  checkout: z.nullable(z.strictObject({ successUrl: z.nullable(z.string()), errorUrl: z.nullable(z.string()) })),
  gatewayUrl: z.string(),
  steps: z.array(z.enum([...SIMULATED_STEPS, 'cancel'])),
};

/** Everything of a payment, for those who run the sandbox. */
export const sandboxPaymentSchema = z.strictObject(fields);

export const sandboxPaymentListSchema = z.strictObject({
  data: z.array(sandboxPaymentSchema),
  nextCursor: z.nullable(z.string()),
});

/** With its timeline. */
export const sandboxTimelineSchema = z.strictObject({
  ...fields,
  events: z.array(
    z.strictObject({
      id: text,
      type: z.enum(WEBHOOK_EVENT_TYPES),
      createdAt: strictTimestampSchema,
      data: strictWebhookSnapshotSchema,
      deliveries: z.array(z.strictObject({ id: text, state: z.enum(['pending', 'delivered', 'failed']) })),
    }),
  ),
});

/** The faults that are set. */
export const faultListSchema = z.strictObject({
  data: z.array(z.strictObject({ id: text, timesLeft: z.nullable(whole), ...faultSchema.shape })),
});
