import type { Attempt } from '../store/delivery-table.js';
import type { ClaimedDelivery } from '../webhooks/delivery-worker.js';
import { getReferenceId } from '../webhooks/reference-id.js';
import type { WebhookEntry } from './entry.js';
import { isForgotten } from '../wire/delivery-result.js';
import { redact } from './redact.js';

const describeReceiver = (url: string): string => {
  // An endpoint of an older version.
  if (!URL.canParse(url)) return 'an invalid URL';
  const { origin, pathname } = new URL(url);
  return redact(origin + pathname);
};

/** The log entry of an attempt to deliver, without secrets. */
export const toWebhookEntry = (
  { delivery, event, endpoint }: ClaimedDelivery,
  attempt: Attempt,
  durationMs: number,
  atMs: number,
): WebhookEntry => {
  const { status, error, reason, result } = attempt;
  return {
    kind: 'webhook',
    atMs,
    type: event.type,
    deliveryId: delivery.id,
    paymentId: event.paymentId,
    referenceId: redact(getReferenceId(event)),
    receiver: endpoint ? describeReceiver(endpoint.url) : 'none',
    status,
    durationMs,
    ...(error !== null && { error: redact(error) }),
    ...(reason != null && { reason }),
    ...(result != null && { result: redact(result) }),
    ...(isForgotten(attempt, delivery.attempts) && { forgotten: true }),
  };
};
