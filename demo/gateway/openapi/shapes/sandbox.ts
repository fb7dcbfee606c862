import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import { strictTimestampSchema } from '../../wire/timestamp.js';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const whole = z.int().check(z.nonnegative());
const mode = z.enum(['test', 'live']);
const eventType = z.enum(WEBHOOK_EVENT_TYPES);

/** A merchant's webhook endpoint, with its secret: it can be shown again at any time. */
export const webhookEndpointSchema = z.strictObject({
  url: z.string(),
  mode,
  events: z.array(eventType),
  secret: z.string().check(z.regex(/^whsec_/)),
  previousSecretValidUntil: z.nullable(strictTimestampSchema),
  failingSince: z.nullable(strictTimestampSchema),
  disabledAt: z.nullable(strictTimestampSchema),
});

const attempt = z.strictObject({ atMs: whole, status: z.nullable(whole), error: z.nullable(z.string()) });

/** An event on its way to the endpoint, with what became of it. */
export const deliverySchema = z.strictObject({
  id: text,
  eventId: text,
  eventType,
  endpointId: text,
  merchantId: text,
  mode,
  createdAtMs: whole,
  state: z.enum(['pending', 'delivered', 'failed']),
  attempt: whole,
  dueAtMs: z.nullable(whole),
  attempts: z.array(attempt),
});

const sentAttempt = z.strictObject({
  ...attempt.shape,
  sent: z.optional(z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()) })),
});

/** One delivery with what was sent each time. */
export const sentDeliverySchema = z.strictObject({
  ...deliverySchema.shape,
  attempts: z.array(sentAttempt),
  paymentId: z.nullable(z.string()),
  body: z.string(),
});

export const webhookEndpointListSchema = z.strictObject({ data: z.array(webhookEndpointSchema) });
export const deliveryListSchema = z.strictObject({ data: z.array(deliverySchema) });
export const resentSchema = z.strictObject({ count: whole });
export const advancedClockSchema = z.strictObject({ nowMs: whole });
export const clockSchema = z.strictObject({ nowMs: whole, offsetMs: whole });
export const faultSetSchema = z.strictObject({ id: text });
export const healthSchema = z.strictObject({ status: z.literal('ok'), heldPolls: whole });
