import type { KnownWebhookEventType } from 'pay-status/contract';
import * as z from 'zod/mini';
import { strictEventIdSchema } from './identifiers.js';
import { strictTimestampSchema } from './timestamp.js';
import { STRICT_WEBHOOK_SNAPSHOTS } from './webhook-snapshot.js';

const event = <const Type extends KnownWebhookEventType>(type: Type) =>
  z.strictObject({
    id: strictEventIdSchema,
    type: z.literal(type).check(z.describe('What happened. Base side effects on `data.status`, not on this.')),
    api_version: z
      .string()
      .check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/),
        z.describe('The version of the payload, which is independent of the version of the interface.'),
      ),
    created_at: strictTimestampSchema,
    data: STRICT_WEBHOOK_SNAPSHOTS[type],
  });

/** The body of a delivery as the gateway writes it (`SPEC: Webhook event envelope`): the snapshot fits the type. */
export const strictWebhookEventSchema = z.discriminatedUnion('type', [
  event('payment.created'),
  event('payment.processing'),
  event('payment.succeeded'),
  event('payment.failed'),
  event('payment.expired'),
  event('payment.cancelled'),
  event('payment.settled'),
]);
export type StrictWebhookEvent = z.infer<typeof strictWebhookEventSchema>;
