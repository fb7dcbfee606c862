import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { readGatewayFields, isRefusal } from '../../core/errors/is-refusal.js';
import { isPayError, type PayError } from '../../core/errors/pay-error.js';
import { toInternalError } from '../to-wallet-error.js';
import { getNetworkName } from './option-chain.js';
import type { PaymentProblem } from './state.js';

const TOO_MANY_REQUESTS = 429;

/** Returns true if the gateway has refused, and will refuse the same request again. */
export const isClearRefusal = (error: PayError): boolean =>
  isRefusal(error) && readGatewayFields(error).status !== TOO_MANY_REQUESTS;

/** The words by which the gateway says that it lacks details of the buyer. Its code does not tell. */
const LACKS_DETAILS = /\bIC data\b|\bcollected ?data\b/i;

/** Returns true if the gateway has refused for want of details of the buyer. */
export const lacksDetails = (error: PayError): boolean => {
  const { status, code } = readGatewayFields(error);
  return status === 400 && code === 'params_validation' && LACKS_DETAILS.test(error.message);
};

/** The words by which gateways refuse a signature. Their codes do not tell. */
const REFUSES_SIGNATURE = /\bsignature\b|\b1271\b/i;

/** Returns true if the gateway has refused the signature itself, not for want of funds or time. */
export const refusesSignature = ({ code, error }: PaymentProblem): boolean =>
  code === 'not_accepted' && error !== null && REFUSES_SIGNATURE.test(error.message);

/** Returns the error if it is one of the library's; throws anything else, which is a mistake in the code. */
export const requirePayError = (error: unknown): PayError => {
  if (isPayError(error)) return error;
  throw error;
};

/**
 * The problem of an error that has ended a run: of the wallet, or of this page.
 *
 * @param option the option that was being paid, if there is one
 */
export const toWalletProblem = (cause: unknown, option?: PaymentOption): PaymentProblem => {
  const error = toInternalError(cause);
  const { code } = error;
  if (code === 'unknown_chain')
    return option ? { code, network: getNetworkName(option), error } : { code: 'wallet_failed', error };
  // The buyer has to do the same in both cases.
  return { code: code === 'unsupported' ? 'wallet_failed' : code, error };
};

/** The problem of a gateway's refusal to a request for options, or for built requests. */
export const toGatewayProblem = (error: PayError): PaymentProblem => ({ code: 'unavailable', error });

/** Returns true if the gateway has refused because the price is held no longer. */
export const isQuoteExpired = (error: PayError): boolean => readGatewayFields(error).code === 'quote_expired';
