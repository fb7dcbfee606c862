import type { OpenEnum } from './open-enum.js';

/** The event types (`SPEC: Events`). Decide by `data.status`, never by the type. */
export const WEBHOOK_EVENT_TYPES = [
  'payment.created',
  'payment.processing',
  'payment.succeeded',
  'payment.failed',
  'payment.expired',
  'payment.cancelled',
  'payment.settled',
] as const;

/** An event type that this version knows. */
export type KnownWebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** An event type as received: known, or added later. */
export type WebhookEventType = OpenEnum<KnownWebhookEventType>;

/** Returns true if this version knows the event type. An event of an unknown type still contains a complete snapshot. */
export const isKnownWebhookEventType = (type: string): type is KnownWebhookEventType =>
  (WEBHOOK_EVENT_TYPES as readonly string[]).includes(type);
