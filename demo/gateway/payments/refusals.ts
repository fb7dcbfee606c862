import { ApiError } from '../http/errors.js';
import type { Payment } from './payment.js';
import type { Command, InvalidState } from './transition.js';

const VERBS: Readonly<Record<Command['type'], string>> = {
  process: 'be paid',
  succeed: 'succeed',
  fail: 'fail',
  time_out: 'expire',
  cancel: 'be cancelled',
  settle: 'be settled',
};

/** The message names the status: clients of the public service parse it to tell expired from cancelled. */
export const invalidState = ({ command, status }: Omit<InvalidState, 'kind'>): ApiError =>
  new ApiError('invalid_state', `A payment in status ${status} cannot ${VERBS[command]}`);

export const notFound = (): ApiError => new ApiError('payment_not_found', 'Payment not found');

/** Throws unless the payment can still be paid. */
export const requirePayable = ({ state: { status } }: Payment): void => {
  if (status === 'expired') throw new ApiError('payment_expired', 'The payment has expired');
  if (status !== 'requires_action') throw invalidState({ command: 'process', status });
};
