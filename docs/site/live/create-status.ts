import type { PayStatus } from 'pay-status';
import { NetworkError, type StatusClient } from 'pay-status/client';
import type { PaymentStatusResponse } from 'pay-status/contract';
import { systemClock } from '../../../src/core/clock.js';
import { sleep } from '../../../src/core/sleep.js';
import { createDemoPorts } from './demo-ports.js';
import { LIFETIME_S, newPaymentId, nowS } from './demo-payment.js';
import { toPayment } from './to-payment.js';

/** A source that never has news: it holds each poll as long as it may. */
const createSource = (payment: PaymentStatusResponse, isOffline: boolean): StatusClient => ({
  getPaymentStatus: async (_paymentId, { maxPollMs = 0, signal } = {}) => {
    if (isOffline) throw new NetworkError('The page is offline.');
    await sleep(systemClock, maxPollMs, signal);
    return payment;
  },
});

/** The states of a payment in the order of its life, and of a page without a connection. */
export const STATES = [
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'offline',
  'cancelled',
] as const;
export type State = (typeof STATES)[number];

/** Creates an element that stays in a state. */
export const createStatus = (state: State): PayStatus => {
  const isOffline = state === 'offline';
  const payment = toPayment(isOffline ? 'requires_action' : state);
  const status = document.createElement('pay-status');
  status.paymentId = newPaymentId();
  status.client = createSource(payment, isOffline);
  status.initialPayment = payment;
  status.expiresAt = nowS() + LIFETIME_S;
  status.redirect = 'none';
  status.ports = createDemoPorts(!isOffline);
  return status;
};
