import { describeStatus } from '../../client/transport.js';
import { isKnownErrorCode, type ErrorCode, type KnownErrorCode } from '../../contract/known-error-codes.js';
import type { GatewayError } from '../../core/errors/gateway-error.js';

/** The options that may cause a refusal, by the code of the gateway's answer. */
const OPTIONS: Readonly<Partial<Record<KnownErrorCode, string>>> = {
  invalid_api_key: 'apiKey',
  api_key_not_found: 'apiKey',
  missing_api_key: 'apiKey',
  missing_merchant_api_key: 'apiKey',
  not_sandbox_api_key: 'apiKey',
  unauthorized: 'apiKey and merchantId',
  forbidden: 'apiKey and merchantId',
  missing_merchant_id: 'merchantId',
  merchant_not_found: 'merchantId',
};

/** The key of one request came with another: a merchant may have used the id of something that has several payments. */
const SHARED_KEY =
  'idempotencyKey must differ for each payment: use the id of the order, not of the customer or the cart, and the same amount, expiry and URLs each time.';

/** Returns the code of the error body; undefined if it has none. */
const readCode = ({ code, status }: GatewayError): ErrorCode | undefined =>
  code === `http_${status}` ? undefined : (code as ErrorCode);

/** Answers without a code: of another server at this address, or of a gateway that sends none. */
const OPTIONS_BY_STATUS: Readonly<Partial<Record<number, string>>> = {
  0: 'baseUrl',
  401: 'apiKey and merchantId',
  404: 'baseUrl and merchantId',
  405: 'baseUrl',
};

/** Busy, not wrong: these come from the right gateway or its proxy. */
const BUSY_STATUSES: readonly number[] = [408, 429];

const findOptions = (error: GatewayError, hasMessage: boolean): string | undefined => {
  const { status } = error;
  const code = readCode(error);
  const isUnknownRoute = code === 'invalid_params' && (status === 404 || status === 405);
  const isRedirect = status >= 300 && status < 400;
  if (isUnknownRoute || isRedirect) return 'baseUrl';
  if (code !== undefined) return isKnownErrorCode(code) ? OPTIONS[code] : undefined;
  // A gateway sends a message; a proxy, or another server at this address, does not.
  const isForeign = !hasMessage && !BUSY_STATUSES.includes(status);
  return OPTIONS_BY_STATUS[status] ?? (isForeign ? 'baseUrl' : undefined);
};

/** Every path begins with the version, which the base URL must not repeat. */
const isVersionedBase = ({ status }: GatewayError, base: string): boolean => status === 404 && base.endsWith('/v1');

const findHint = (error: GatewayError, base: string, hasMessage: boolean): string | undefined => {
  if (error.code === 'idempotency_conflict') return SHARED_KEY;
  const options = findOptions(error, hasMessage);
  if (!options) return undefined;
  return isVersionedBase(error, base) ? 'Check baseUrl: it must not end in /v1.' : `Check ${options}.`;
};

/**
 * Returns the message of a refusal: who answered, what, and which option to check. A refusal that no option causes keeps the
 * gateway's message, because a merchant's endpoint may show it to the buyer.
 */
export const explainRefusal = (error: GatewayError, base: string): string => {
  const { status, message } = error;
  const hasMessage = message !== describeStatus(status);
  const hint = findHint(error, base, hasMessage);
  if (hasMessage && !hint) return message;
  const answer = hasMessage
    ? `${base} answered: ${message.replace(/[^.!?]$/, '$&.')}`
    : message.replace(/^The gateway/, () => base);
  return hint ? `${answer} ${hint}` : answer;
};
