import { isKnownErrorCode, type ErrorCode, type KnownErrorCode } from '../../contract/known-error-codes.js';
import { GatewayError } from '../../core/errors/gateway-error.js';

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

const findOptions = (error: GatewayError): string | undefined => {
  const { status } = error;
  const code = readCode(error);
  const isUnknownRoute = code === 'invalid_params' && (status === 404 || status === 405);
  const isRedirect = status >= 300 && status < 400;
  if (isUnknownRoute || isRedirect) return 'baseUrl';
  if (code === undefined) return OPTIONS_BY_STATUS[status];
  return isKnownErrorCode(code) ? OPTIONS[code] : undefined;
};

/** Every path begins with the version, which the base URL must not repeat. */
const isVersionedBase = ({ status }: GatewayError, base: string): boolean => status === 404 && base.endsWith('/v1');

/**
 * Adds to the message of a refusal who answered, and which option to check. A refusal that no option causes keeps the gateway's
 * message, because a merchant's endpoint may show it to the buyer.
 */
export const explainRefusal = (error: GatewayError, base: string): GatewayError => {
  const options = findOptions(error);
  if (!options) return error;
  const hint = isVersionedBase(error, base) ? 'baseUrl: it must not end in /v1' : options;
  const { status, message, url, retryAfterMs } = error;
  const sentence = message.replace(/[^.!?]$/, '$&.');
  return new GatewayError({
    status,
    code: readCode(error),
    url,
    message: `${base} answered: ${sentence} Check ${hint}.`,
    retryAfterMs,
  });
};
