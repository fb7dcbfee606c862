import { withIconUrls } from '../core/icon-url.js';
import { isFinalStatus } from '../core/is-final-status.js';
import { toIsoTime } from '../core/iso-time.js';
import { getChangedAtMs } from '../payments/happened-at.js';
import type { Payment } from '../payments/payment.js';
import { getPossibleSteps } from '../payments/possible-steps.js';
import { toDisplayedFiatAmount } from '../payments/responses.js';
import type { Rail } from '../rails/rail.js';
import type { Delivery } from '../store/delivery-table.js';
import type { StoredEvent } from '../store/event-table.js';
import type { SandboxEvent, SandboxPayment } from '../wire/sandbox-payment.js';
import type { StrictWebhookEvent } from '../wire/webhook-event.js';
import { getTxId } from './list-item.js';

interface Surroundings {
  readonly gatewayUrl: string;
  readonly receiptUrl: string;
  readonly baseUrl: string;
  readonly rail: Rail;
}

export const toSandboxPayment = (
  payment: Payment,
  { gatewayUrl, receiptUrl, baseUrl, rail }: Surroundings,
): SandboxPayment => {
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
    amount: toDisplayedFiatAmount(payment.amount),
    optionAmount: processing && withIconUrls(processing.optionAmount, baseUrl),
    txId: getTxId(payment),
    version: payment.version,
    createdAt: toIsoTime(payment.createdAtMs),
    updatedAt: toIsoTime(getChangedAtMs(payment)),
    settledAt: settled && toIsoTime(settled.atMs),
    refundedAt: payment.refunded ? toIsoTime(payment.refunded.atMs) : null,
    expiresAt: payment.expiresAt,
    checkout: payment.checkout,
    gatewayUrl,
    receiptUrl,
    simulated: payment.isSimulated === true,
    steps: [...getPossibleSteps(payment, rail.start !== undefined)],
  };
};

/** The timeline of a payment: its events, each with its deliveries. */
export const toSandboxEvents = (events: readonly StoredEvent[], deliveries: readonly Delivery[]): SandboxEvent[] =>
  events.map(({ id, type, createdAtMs, body }) => ({
    id,
    type,
    createdAt: toIsoTime(createdAtMs),
    data: (JSON.parse(body) as StrictWebhookEvent).data,
    deliveries: deliveries.filter(({ eventId }) => eventId === id).map(({ id, state }) => ({ id, state })),
  }));
