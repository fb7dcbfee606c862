import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';
import { ConfigurationError } from '../core/errors/configuration-error.js';
import { isHeaderValue } from '../core/format/header-value.js';
import { toPathSegment } from '../core/format/path-segment.js';

/** The headers of requests on somebody's behalf. Throws `ConfigurationError` for text that no header carries. */
export const gatewayHeaders = (
  credentials: Readonly<Record<string, string>>,
  apiVersion: string | undefined,
): Readonly<Record<string, string>> => {
  const headers = { ...credentials, ...(apiVersion && { [GATEWAY_HEADERS.SVC_VERSION]: apiVersion }) };
  // fetch would throw a TypeError that looks like a lost connection (`SPEC: Authentication, rule 1`).
  if (!Object.values(headers).every(isHeaderValue)) {
    throw new ConfigurationError('invalid_credentials', 'Credentials and version are ASCII text without outer spaces.');
  }
  return headers;
};

/** The address of a payment on a gateway, or of what is below it. Throws `ConfigurationError` for what can be no id. */
export const gatewayUrl = (base: string, paymentId: string, path: string): URL => {
  const segment = toPathSegment(paymentId);
  if (segment === undefined) throw new ConfigurationError('missing_payment_id', 'Give the id of a payment.');
  return new URL(`${base}/v1/gateway/payment/${segment}${path}`);
};
