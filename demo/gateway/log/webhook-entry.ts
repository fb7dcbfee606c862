import type { Attempt } from '../store/delivery-table.js';
import type { Parcel } from '../webhooks/deliverer.js';
import type { WebhookEntry } from './entry.js';
import { redact } from './redact.js';

/** An attempt as it may be written down. */
export const webhookEntry = (
  { delivery, event, endpoint }: Parcel,
  { status, error }: Attempt,
  durationMs: number,
  atMs: number,
): WebhookEntry => ({
  kind: 'webhook',
  atMs,
  type: event.type,
  deliveryId: delivery.id,
  paymentId: event.paymentId,
  receiver: endpoint ? new URL(endpoint.url).origin : 'nobody',
  status,
  durationMs,
  ...(error !== null && { error: redact(error) }),
});
