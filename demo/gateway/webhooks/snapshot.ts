import type { StrictChainAmount, StrictOptionAmount } from '../wire/amount.js';
import type { StrictWebhookSnapshot } from '../wire/webhook-snapshot.js';
import { toIsoTime } from '../core/iso-time.js';
import type { Payment, ProcessingStage } from '../payments/payment.js';
import { getBuyer, getChain } from '../payments/selection.js';

/** Webhook amounts have no display. */
const withoutDisplay = ({ unit, value }: StrictOptionAmount): StrictChainAmount => ({ unit, value });

const toProcessing = (processing: ProcessingStage) => {
  const { atMs, optionAmount } = processing;
  return {
    processing_at: toIsoTime(atMs),
    option_amount: withoutDisplay(optionAmount),
    fee: null,
    settlement_amount: withoutDisplay(optionAmount),
    buyer_caip10: getBuyer(processing),
    chain_caip2: getChain(optionAmount.unit),
  };
};

/** A full snapshot of the payment (`SPEC: Webhook data snapshot`). */
export const toSnapshot = (payment: Payment): StrictWebhookSnapshot => {
  const { state } = payment;
  const common = {
    payment_id: payment.id,
    merchant_id: payment.merchantId,
    live: payment.mode === 'live',
    payment_state_version: payment.version,
    reference_id: payment.referenceId,
    amount: payment.amount,
    created_at: toIsoTime(payment.createdAtMs),
    // `expiresAt` has whole seconds, so it may be earlier than the creation in the same second.
    expires_at: toIsoTime(Math.max(payment.expiresAt * 1000, payment.createdAtMs)),
    processing: null,
    success: null,
    failed: null,
    cancelled: null,
    expired: null,
    settled: null,
  };
  switch (state.status) {
    case 'requires_action':
      return { ...common, payment_state_version: 0, status: state.status };
    case 'processing':
      return { ...common, status: state.status, processing: toProcessing(state.processing) };
    case 'succeeded': {
      const { processing, success, settled } = state;
      return {
        ...common,
        status: state.status,
        processing: toProcessing(processing),
        success: { succeeded_at: toIsoTime(success.atMs), tx_id: success.txId },
        settled: settled && {
          settled_at: toIsoTime(settled.atMs),
          tx_id: settled.txId,
          amount: withoutDisplay(processing.optionAmount),
        },
      };
    }
    case 'failed':
      return {
        ...common,
        status: state.status,
        processing: state.processing && toProcessing(state.processing),
        failed: { failed_at: toIsoTime(state.failed.atMs), failure_reason: state.failed.reason },
      };
    case 'expired':
      return {
        ...common,
        status: state.status,
        processing: state.processing && toProcessing(state.processing),
        expired: { expired_at: toIsoTime(state.expired.atMs) },
      };
    case 'cancelled':
      return {
        ...common,
        status: state.status,
        cancelled: { cancelled_at: toIsoTime(state.cancelled.atMs), cancellation_reason: state.cancelled.reason },
      };
  }
};
