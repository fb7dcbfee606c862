import { WEBHOOK_API_VERSION, type KnownWebhookEventType } from 'pay-status/contract';
import type { StrictWebhookEvent } from '../wire/webhook-event.js';
import { withFee } from '../chaos/fee.js';
import { toIsoTime } from '../core/iso-time.js';
import { getChangedAtMs } from '../payments/happened-at.js';
import { newEventId } from '../payments/ids.js';
import type { Payment, PaymentState } from '../payments/payment.js';
import type { RandomSource } from '../core/random.js';
import type { StoredEvent } from '../store/event-table.js';
import { toSnapshot } from './snapshot.js';

/** The event type of a payment's state (`SPEC: Events`). */
export const getEventType = (state: PaymentState): KnownWebhookEventType => {
  if (state.status === 'requires_action') return 'payment.created';
  if (state.status === 'succeeded' && state.settled) return 'payment.settled';
  return `payment.${state.status}`;
};

/** The event of the payment's last change (`SPEC: Webhook event envelope`). */
export const toEvent = (payment: Payment, random: RandomSource): StoredEvent => {
  const { id: paymentId, merchantId, mode } = payment;
  const createdAtMs = getChangedAtMs(payment);
  const id = newEventId(createdAtMs, random);
  const type = getEventType(payment.state);
  const snapshot = toSnapshot(payment);
  const envelope = {
    id,
    type,
    api_version: WEBHOOK_API_VERSION,
    created_at: toIsoTime(createdAtMs),
    data: payment.feeKind ? withFee(snapshot, payment.feeKind) : snapshot,
  } as StrictWebhookEvent;
  return { id, type, merchantId, mode, paymentId, createdAtMs, body: JSON.stringify(envelope) };
};
