import { WEBHOOK_EVENT_TYPES } from 'pay-status/contract';
import * as z from 'zod/mini';
import { DELIVERY_FAILURE_REASONS } from './delivery-failure-reason.js';
import { endpointUrlSchema } from './endpoint-url.js';
import { eventTypeField } from './fields.js';
import { MODES } from './mode.js';
import { countSchema, textSchema } from './primitives.js';
import { sandboxOwnerSchema } from './sandbox-owner.js';
import { rfc3339Schema, strictTimestampSchema } from './timestamp.js';

/** The body that registers an endpoint. */
export const registrationSchema = (guardsNetwork: boolean) =>
  z.extend(sandboxOwnerSchema, {
    url: endpointUrlSchema(guardsNetwork).check(z.describe('Where events are sent.')),
    events: z
      .optional(z.array(z.enum(WEBHOOK_EVENT_TYPES)).check(z.minLength(1)))
      .check(z.describe('The subscribed event types; all when absent.')),
  });

/** A merchant's webhook endpoint, with its secret: it can be shown again at any time. */
export const webhookEndpointSchema = z.strictObject({
  url: z.string().check(z.describe('Where events are sent.')),
  mode: z.enum(MODES),
  events: z.array(eventTypeField).check(z.describe('The subscribed event types.')),
  secret: z
    .string()
    .check(z.regex(/^whsec_/), z.describe('Signs the deliveries. Only the part after `whsec_` is the key, in base64.')),
  previousSecretValidUntil: z
    .nullable(strictTimestampSchema)
    .check(z.describe('Until then deliveries are also signed with the previous secret.')),
  failingSince: z.nullable(strictTimestampSchema).check(z.describe('The first failure since the last success.')),
  disabledAt: z
    .nullable(strictTimestampSchema)
    .check(z.describe('When it was disabled, after five days without a success.')),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

export const webhookEndpointListSchema = z.strictObject({ data: z.array(webhookEndpointSchema) });

export const testEventSchema = z.extend(sandboxOwnerSchema, { type: z.enum(WEBHOOK_EVENT_TYPES) });

/** The body that sends events again. */
export const sinceSchema = z.extend(sandboxOwnerSchema, {
  since: rfc3339Schema.check(z.describe('From this time on.')),
});

export const resentSchema = z.strictObject({ count: countSchema.check(z.describe('The number of deliveries.')) });

const DEFAULT_DELIVERIES = 50;
const MAX_DELIVERIES = 500;

/** The query of the list of deliveries. */
export const deliveryListQuerySchema = z.extend(sandboxOwnerSchema, {
  limit: z
    ._default(
      z.pipe(
        z.string().check(z.regex(/^\d{1,9}$/)),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(MAX_DELIVERIES))),
      ),
      DEFAULT_DELIVERIES,
    )
    .check(z.describe(`How many, ${DEFAULT_DELIVERIES} when absent.`)),
});

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;

const attemptSchema = z.strictObject({
  atMs: countSchema.check(z.describe('Unix milliseconds by the clock of the gateway.')),
  status: z
    .nullable(countSchema)
    .check(z.describe('The HTTP status of the endpoint’s response; null when there was none.')),
  error: z
    .nullable(z.string())
    .check(
      z.describe(
        'Why it counts as failed, with the host and port that were tried if there was no response; null for a 2xx.',
      ),
    ),
  reason: z
    .nullable(z.enum(DELIVERY_FAILURE_REASONS))
    .check(z.describe('The same for programs; null for a 2xx, and for attempts of older versions.')),
  result: z
    .nullable(z.string())
    .check(
      z.describe(
        'The `result` of the endpoint’s JSON answer: what it did with the event, such as `applied`, `duplicate`, `stale` or `other_mode`; `html_page` if the answer is a page.',
      ),
    ),
});

/** An event on its way to the endpoint, with the result of each attempt. */
export const deliverySchema = z.strictObject({
  id: textSchema,
  eventId: textSchema,
  eventType: eventTypeField,
  endpointId: textSchema,
  paymentId: z.nullable(z.string()).check(z.describe('Null for deliveries of older versions in a list.')),
  referenceId: z
    .nullable(z.string())
    .check(z.describe('The order of the payment. Null for deliveries of older versions in a list.')),
  merchantId: textSchema,
  mode: z.enum(MODES),
  createdAtMs: countSchema.check(z.describe('Unix milliseconds by the clock of the gateway.')),
  state: z.enum(DELIVERY_STATES),
  attempt: countSchema.check(z.describe('Counted from 1; a resend starts again at 1.')),
  dueAtMs: z.nullable(countSchema).check(z.describe('When the next attempt is due; null when none is planned.')),
  attempts: z.array(attemptSchema),
});
export type DeliverySummary = z.infer<typeof deliverySchema>;

export const deliveryListSchema = z.strictObject({
  data: z.array(deliverySchema).check(z.describe('The newest first.')),
});

const sentAttemptSchema = z.strictObject({
  ...attemptSchema.shape,
  sent: z.optional(z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()) })),
});

/** One delivery with the request of each attempt. */
export const sentDeliverySchema = z.strictObject({
  ...deliverySchema.shape,
  attempts: z.array(sentAttemptSchema),
  body: z.string(),
});
export type SentDelivery = z.infer<typeof sentDeliverySchema>;
