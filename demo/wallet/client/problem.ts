import { ContractError, GatewayError, NetworkError } from 'pay-status/client';

/** A user-facing error message, and how to recover. */
export interface Problem {
  readonly message: string;
  readonly recovery: 'reload' | 'retry' | 'none';
}

const BY_CODE: Readonly<Record<string, Problem>> = {
  quote_expired: { message: 'The price expired and was renewed. Check it, then pay again.', recovery: 'reload' },
  payment_not_found: { message: 'Payment not found. Is the link complete?', recovery: 'none' },
  payment_expired: { message: 'This payment has expired.', recovery: 'none' },
};

/** Message by the status of a payment that cannot be paid. */
export const BY_STATUS: Readonly<Record<string, string>> = {
  processing: 'This payment is already in progress.',
  succeeded: 'This payment has already been paid.',
  failed: 'This payment has failed.',
  cancelled: 'This payment was cancelled.',
  expired: 'This payment has expired.',
};

const describeGatewayError = ({ code, message, status: httpStatus }: GatewayError): Problem => {
  if (httpStatus === 422)
    return { message: 'The payment was not accepted. Nothing was paid: choose again.', recovery: 'reload' };
  // The gateway names the status only in the message of `invalid_state`.
  const [, status = ''] = /\bin status (\w+)/.exec(message) ?? [];
  if (code === 'invalid_state' && BY_STATUS[status]) return { message: BY_STATUS[status], recovery: 'none' };
  return BY_CODE[code] ?? { message, recovery: 'retry' };
};

export const toProblem = (error: unknown): Problem => {
  if (error instanceof GatewayError) return describeGatewayError(error);
  if (error instanceof NetworkError)
    return { message: 'The sandbox is not responding. Is it still running?', recovery: 'retry' };
  if (error instanceof ContractError)
    return { message: 'The response was incomplete. Try again: you will not pay twice.', recovery: 'retry' };
  return { message: error instanceof Error ? error.message : String(error), recovery: 'retry' };
};
