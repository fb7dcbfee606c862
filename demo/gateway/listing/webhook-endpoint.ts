import { toIsoTime } from '../core/iso-time.js';
import type { Delivery } from '../store/delivery-table.js';
import type { Endpoint } from '../store/endpoint-table.js';
import type { StoredEvent } from '../store/event-table.js';
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
export const toDeliverySummary = ({ attempts, ...delivery }: Delivery): DeliverySummary => ({
  ...delivery,
  attempts: attempts.map(({ atMs, status, error, result = null }) => ({ atMs, status, error, result })),
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
  attempts: attempts.map(({ sent, result = null, ...attempt }) => ({
    ...attempt,
    result,
    ...(sent && { sent: { url: sent.url, headers: { ...sent.headers } } }),
  })),
  paymentId: event.paymentId,
  body: event.body,
});
