import type { Gateway } from '../../../demo/gateway/gateway.js';
import type { BuyerChoice, SimulatedStep } from '../../../demo/gateway/wire/sandbox-payment.js';
import type { KnownPaymentStatus } from '../../../src/contract/payment-status.js';

/** A step of a payment: by the buyer, the chain, the merchant, or by expiry. */
export type Step = SimulatedStep | 'cancel';

/** Steps that bring a new payment into each status. */
export const JOURNEYS: Readonly<Record<KnownPaymentStatus, readonly Step[]>> = {
  requires_action: [],
  processing: ['process'],
  succeeded: ['process', 'succeed'],
  failed: ['fail'],
  expired: ['expire'],
  cancelled: ['cancel'],
};

export const takeStep = async (gateway: Gateway, paymentId: string, step: Step, choice: BuyerChoice): Promise<void> => {
  if (step === 'cancel') await gateway.payments.cancel(paymentId);
  else await gateway.simulation[step](paymentId, choice);
};
