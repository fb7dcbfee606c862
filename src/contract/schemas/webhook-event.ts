import * as z from 'zod/mini';
import type { Declared } from './declared.js';
import { openEnumSchema } from './open-enum.js';
import type { KnownWebhookEventType } from '../webhook-event-type.js';
import { keySchema, webhookSnapshotSchema } from './webhook-snapshot.js';

/** The body of a webhook delivery (`SPEC: Webhook event envelope`). */
export const webhookEventSchema = z.looseObject({
  /** Prefix `evt_`; the key by which receivers deduplicate. Not the `webhook-id` of the delivery. */
  id: keySchema,
  type: openEnumSchema<KnownWebhookEventType>(),
  /** Version of the payload contract, a date. */
  api_version: z.string(),
  /** ISO 8601 UTC; its precision is not contractual. */
  created_at: z.string(),
  data: webhookSnapshotSchema,
});
export type WebhookEvent = Declared<z.infer<typeof webhookEventSchema>>;
