import type { StrictChainAmount, StrictOptionAmount } from '../wire/amount.js';
import type { StrictWebhookSnapshot } from '../wire/webhook-snapshot.js';
import { isoTime } from '../iso-time.js';
import type { Payment, ProcessingStage } from '../payments/payment.js';
import { buyerOf, chainOf } from '../payments/selection.js';

/** Webhook amounts say nothing of how to show them. */
const plain = ({ unit, value }: StrictOptionAmount): StrictChainAmount => ({ unit, value });

const processingOf = (processing: ProcessingStage) => {
  const { atMs, optionAmount } = processing;
  return {
    processing_at: isoTime(atMs),
    option_amount: plain(optionAmount),
    fee: null,
    settlement_amount: plain(optionAmount),
    buyer_caip10: buyerOf(processing),
    chain_caip2: chainOf(optionAmount.unit),
  };
};

/** The whole payment as it is now (`SPEC: Webhook data snapshot`). */
export const snapshotOf = (payment: Payment): StrictWebhookSnapshot => {
  const { state } = payment;
  const common = {
    payment_id: payment.id,
    merchant_id: payment.merchantId,
    live: payment.mode === 'live',
    payment_state_version: payment.version,
    reference_id: payment.referenceId,
    amount: payment.amount,
    created_at: isoTime(payment.createdAtMs),
    // In whole seconds it may begin before a payment of the same second.
    expires_at: isoTime(Math.max(payment.expiresAt * 1000, payment.createdAtMs)),
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
      return { ...common, status: state.status, processing: processingOf(state.processing) };
    case 'succeeded': {
      const { processing, success, settled } = state;
      return {
        ...common,
        status: state.status,
        processing: processingOf(processing),
        success: { succeeded_at: isoTime(success.atMs), tx_id: success.txId },
        settled: settled && {
          settled_at: isoTime(settled.atMs),
          tx_id: null,
          amount: plain(processing.optionAmount),
        },
      };
    }
    case 'failed':
      return {
        ...common,
        status: state.status,
        processing: state.processing && processingOf(state.processing),
        failed: { failed_at: isoTime(state.failed.atMs), failure_reason: state.failed.reason },
      };
    case 'expired':
      return {
        ...common,
        status: state.status,
        processing: state.processing && processingOf(state.processing),
        expired: { expired_at: isoTime(state.expired.atMs) },
      };
    case 'cancelled':
      return {
        ...common,
        status: state.status,
        cancelled: { cancelled_at: isoTime(state.cancelled.atMs), cancellation_reason: state.cancelled.reason },
      };
  }
};
