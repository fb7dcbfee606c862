import { WEBHOOK_API_VERSION, type KnownWebhookEventType } from 'pay-status/contract';
import { type StrictWebhookEvent } from '../wire/webhook-event.js';
import { withFee } from '../chaos/fee.js';
import { isoTime } from '../iso-time.js';
import { happenedAtMs } from '../payments/happened-at.js';
import { newEventId } from '../payments/ids.js';
import type { Payment, PaymentState } from '../payments/payment.js';
import type { RandomSource } from '../random.js';
import type { StoredEvent } from '../store/event-table.js';
import { snapshotOf } from './snapshot.js';

/** The type of the event that tells of a payment's present state (`SPEC: Events`). */
export const eventTypeOf = (state: PaymentState): KnownWebhookEventType => {
  if (state.status === 'requires_action') return 'payment.created';
  if (state.status === 'succeeded' && state.settled) return 'payment.settled';
  return `payment.${state.status}`;
};

/** The event of the change that led to this payment (`SPEC: Webhook event envelope`). */
export const eventOf = (payment: Payment, random: RandomSource): StoredEvent => {
  const { id: paymentId, merchantId, mode } = payment;
  const createdAtMs = happenedAtMs(payment);
  const id = newEventId(createdAtMs, random);
  const type = eventTypeOf(payment.state);
  const snapshot = snapshotOf(payment);
  const envelope = {
    id,
    type,
    api_version: WEBHOOK_API_VERSION,
    created_at: isoTime(createdAtMs),
    data: payment.feeKind ? withFee(snapshot, payment.feeKind) : snapshot,
  } as StrictWebhookEvent;
  return { id, type, merchantId, mode, paymentId, createdAtMs, body: JSON.stringify(envelope) };
};
