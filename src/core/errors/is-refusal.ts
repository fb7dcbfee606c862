import { isKnownErrorCode } from '../../contract/known-error-codes.js';
import type { PayError } from './pay-error.js';

/** The client errors that do not say whether the request was applied, or whether it may be later. */
const UNCLEAR_STATUSES = [408, 425];

/** The parts of a `GatewayError`, which may come from another copy of the library. */
export interface Refusal {
  readonly status?: number;
  readonly code: string;
}

/** Reads the fields of a `GatewayError` from an error that may be one; `status` is undefined for any other. */
export const readGatewayFields = (error: PayError): Refusal => error;

/**
 * Returns true if the gateway itself has refused: it did not apply the request. A proxy or a firewall in front of it cannot say so:
 * an error without a code and the message of the interface is not the gateway's, and other services have codes of their own.
 */
export const isRefusal = (error: PayError): boolean => {
  const { status = 0, code } = readGatewayFields(error);
  return status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status) && isKnownErrorCode(code);
};
