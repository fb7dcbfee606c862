import { toIsoTime } from '../core/iso-time.js';
import type { Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { StoredEvent } from '../store/event-table.js';
import { getReferenceId } from '../webhooks/reference-id.js';
import type { DeliverySummary, SentDelivery, WebhookEndpoint } from '../wire/webhook-endpoint.js';

const toTimeOrNull = (atMs: number | null): string | null => (atMs === null ? null : toIsoTime(atMs));

export const toEndpointBody = ({
  url,
  mode,
  events,
  secret,
  previous,
  failingSinceMs,
  disabledAtMs,
}: Endpoint): WebhookEndpoint => ({
  url,
  mode,
  events: [...events],
  secret,
  previousSecretValidUntil: toTimeOrNull(previous[0]?.untilMs ?? null),
  failingSince: toTimeOrNull(failingSinceMs),
  disabledAt: toTimeOrNull(disabledAtMs),
});

/** A delivery in a list has the result of each attempt, not its request. */
export const toDeliverySummary = (delivery: Delivery): DeliverySummary => ({
  ...delivery,
  paymentId: delivery.paymentId ?? null,
  referenceId: delivery.referenceId ?? null,
  attempts: delivery.attempts.map(({ atMs, status, error, reason = null, result = null }) => ({
    ...{ atMs, status, error, reason, result },
  })),
});

/** A delivery with the request of each attempt. */
export const toSentDelivery = ({
  delivery: { attempts, ...delivery },
  event,
}: {
  readonly delivery: Delivery;
  readonly event: StoredEvent;
}): SentDelivery => ({
  ...delivery,
  attempts: attempts.map(({ sent, reason = null, result = null, ...attempt }) => ({
    ...attempt,
    reason,
    result,
    ...(sent && { sent: { url: sent.url, headers: { ...sent.headers } } }),
  })),
  paymentId: event.paymentId,
  referenceId: getReferenceId(event),
  body: event.body,
});
