import type { KnownFailureCode, KnownPaymentStatus, KnownWebhookEventType } from 'pay-status/contract';
import type { StrictOptionAmount } from '../wire/amount.js';
import type { StrictWebhookEvent } from '../wire/webhook-event.js';
import { isoTime } from '../iso-time.js';
import type { Delivery } from '../store/delivery-table.js';
import type { StoredEvent } from '../store/event-table.js';
import { amountWithDisplay, type PaymentDetails } from '../payments/answers.js';
import { happenedAtMs } from '../payments/happened-at.js';
import { isFinalStatus } from '../payments/is-final.js';
import type { Mode, Payment } from '../payments/payment.js';
import { possibleSteps, type SandboxStep } from '../payments/possible-steps.js';
import { txIdOf } from './list-item.js';

/** Everything of a payment, for those who run the sandbox. */
export interface SandboxPayment {
  readonly paymentId: string;
  readonly mode: Mode;
  readonly referenceId: string;
  readonly status: KnownPaymentStatus;
  readonly isFinal: boolean;
  readonly failureCode: KnownFailureCode | null;
  readonly amount: PaymentDetails['amount'];
  readonly optionAmount: StrictOptionAmount | null;
  readonly txId: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly settledAt: string | null;
  /** Unix seconds, as everywhere on the wire. */
  readonly expiresAt: number;
  readonly checkout: Payment['checkout'];
  readonly gatewayUrl: string;
  /** What can be done to it now. */
  readonly steps: readonly SandboxStep[];
}

/** One thing that happened to a payment. */
export interface SandboxEvent {
  readonly id: string;
  readonly type: KnownWebhookEventType;
  readonly createdAt: string;
  /** The payment as it was then. */
  readonly data: StrictWebhookEvent['data'];
  readonly deliveries: readonly Pick<Delivery, 'id' | 'state'>[];
}

export const sandboxPayment = (payment: Payment, gatewayUrl: string): SandboxPayment => {
  const { state } = payment;
  const processing = 'processing' in state ? state.processing : null;
  const settled = state.status === 'succeeded' ? state.settled : null;
  return {
    paymentId: payment.id,
    mode: payment.mode,
    referenceId: payment.referenceId,
    status: state.status,
    isFinal: isFinalStatus(state.status),
    failureCode: state.status === 'failed' ? state.failed.failureCode : null,
    amount: amountWithDisplay(payment.amount),
    optionAmount: processing?.optionAmount ?? null,
    txId: txIdOf(payment),
    version: payment.version,
    createdAt: isoTime(payment.createdAtMs),
    updatedAt: isoTime(happenedAtMs(payment)),
    settledAt: settled && isoTime(settled.atMs),
    expiresAt: payment.expiresAt,
    checkout: payment.checkout,
    gatewayUrl,
    steps: possibleSteps(payment),
  };
};

/** The timeline of a payment: its events, and where each was sent. */
export const sandboxEvents = (
  events: readonly StoredEvent[],
  deliveries: readonly Delivery[],
): readonly SandboxEvent[] =>
  events.map(({ id, type, createdAtMs, body }) => ({
    id,
    type,
    createdAt: isoTime(createdAtMs),
    data: (JSON.parse(body) as StrictWebhookEvent).data,
    deliveries: deliveries.filter(({ eventId }) => eventId === id).map(({ id, state }) => ({ id, state })),
  }));
