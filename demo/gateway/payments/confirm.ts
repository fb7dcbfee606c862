import type { StrictOptionAmount } from '../wire/amount.js';
import type { Confirmation, Payment } from './payment.js';
import { requirePayable } from './refusals.js';
import { transition, type InvalidState } from './transition.js';

/** The option that a wallet pays with. */
export interface ConfirmedOption extends Omit<Confirmation, 'succeedsAtMs'> {
  readonly optionAmount: StrictOptionAmount;
}

/** True if the payment is or was being paid with this option. False once it has expired. */
export const isConfirmedWith = ({ state }: Payment, optionId: string): boolean =>
  state.status !== 'expired' && 'processing' in state && state.processing?.confirmation?.optionId === optionId;

interface Chain {
  readonly nowMs: number;
  /** The transaction on the chain. */
  readonly txId: string;
  readonly succeedsAtMs: number | null;
}

/**
 * Commits the buyer to an option. The same option again leaves the payment unchanged: a wallet that received no response
 * can repeat the request without paying twice.
 */
export const confirm = (
  payment: Payment,
  { optionAmount, ...option }: ConfirmedOption,
  { nowMs, txId, succeedsAtMs }: Chain,
): Payment | InvalidState => {
  if (isConfirmedWith(payment, option.optionId)) return payment;
  requirePayable(payment);
  const confirmation = { ...option, succeedsAtMs };
  return transition(payment, { type: 'process', optionAmount, txId, confirmation }, nowMs);
};
