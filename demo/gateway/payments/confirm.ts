import type { StrictOptionAmount } from '../wire/amount.js';
import type { Confirmation, Payment } from './payment.js';

/** The option that a wallet pays with, and the digest of its results. */
export interface ConfirmedOption extends Omit<Confirmation, 'executesAtMs'> {
  readonly optionAmount: StrictOptionAmount;
}

/** The confirmation of a payment whose funds a rail has taken; undefined before, and where the sandbox simulated the buyer. */
export const getConfirmation = ({ state }: Payment): Confirmation | undefined =>
  'processing' in state ? state.processing?.confirmation : undefined;

/** True if a rail has taken the funds of the payment and has not yet said how it ended. */
export const isClaimed = (payment: Payment): boolean =>
  payment.state.status === 'processing' && getConfirmation(payment) !== undefined;

/** The option of a payment that a rail has seen without a confirmation. */
export const ANY_OPTION = '';

/** True if the payment was paid with exactly this: a wallet that received no response can repeat its request. */
export const isConfirmedWith = (
  payment: Payment,
  { optionId, results }: Pick<Confirmation, 'optionId' | 'results'>,
) => {
  const confirmation = getConfirmation(payment);
  return confirmation?.results === results && [optionId, ANY_OPTION].includes(confirmation.optionId);
};
