import { ApiError } from '../errors.js';
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

/** Names the status: clients of the public service tell expired from cancelled by the words of a message. */
export const refused = ({ command, status }: Omit<InvalidState, 'kind'>): ApiError =>
  new ApiError('invalid_state', `A payment in status ${status} cannot ${VERBS[command]}`);

export const notFound = (): ApiError => new ApiError('payment_not_found', 'Payment not found');

/** Lets a wallet go on with a payment that can still be paid, and refuses any other. */
export const requirePayable = ({ state: { status } }: Payment): void => {
  if (status === 'expired') throw new ApiError('payment_expired', 'The payment has expired');
  if (status !== 'requires_action') throw refused({ command: 'process', status });
};
