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
export const invalidState = ({ command, status }: Omit<InvalidState, 'kind'>, httpStatus?: 409): ApiError =>
  new ApiError(
    'invalid_state',
    `A payment in status ${status} cannot ${VERBS[command]}`,
    httpStatus && { status: httpStatus },
  );

/** A wallet has paid: only the rail's result changes the payment. */
export const claimed = (command: Command['type']): ApiError =>
  new ApiError(
    'invalid_state',
    `A payment in status processing that a wallet has paid cannot ${VERBS[command]} by force`,
  );

export const notFound = (): ApiError => new ApiError('payment_not_found', 'Payment not found');

/** Throws unless the payment can be marked as refunded. */
export const requireRefundable = ({ state, refunded }: Payment): void => {
  if (state.status !== 'succeeded')
    throw new ApiError('payment_not_succeeded', `A payment in status ${state.status} cannot be refunded`);
  if (refunded) throw new ApiError('already_refunded', 'Payment is already refunded');
};

/** Throws unless the payment can still be paid; with 409 while it is being paid. */
export const requirePayable = ({ state: { status } }: Payment): void => {
  if (status === 'expired') throw new ApiError('payment_expired', 'The payment has expired');
  if (status === 'processing') throw invalidState({ command: 'process', status }, 409);
  if (status !== 'requires_action') throw invalidState({ command: 'process', status });
};
