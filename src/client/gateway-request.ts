import { GATEWAY_HEADERS } from '../contract/gateway-headers.js';
import { ConfigurationError } from '../core/errors/configuration-error.js';
import { isHeaderValue } from '../core/header-value.js';
import { toPathSegment } from '../core/url/path-segment.js';

/** Builds the headers of authenticated requests. Throws `ConfigurationError` for an invalid header value. */
export const gatewayHeaders = (
  credentials: Readonly<Record<string, string>>,
  apiVersion: string | undefined,
): Readonly<Record<string, string>> => {
  const headers = { ...credentials, ...(apiVersion && { [GATEWAY_HEADERS.SVC_VERSION]: apiVersion }) };
  // fetch would throw a TypeError, as for a network error (`SPEC: Authentication, rule 1`).
  const [invalid] = Object.entries(headers).find(([, value]) => !isHeaderValue(value)) ?? [];
  if (invalid !== undefined) {
    throw new ConfigurationError(
      'invalid_credentials',
      `The value of the header ${invalid} must be ASCII text without leading or trailing spaces.`,
    );
  }
  return headers;
};

/** Builds the URL of a payment, or of an endpoint below it. Throws `ConfigurationError` for an invalid id. */
export const gatewayUrl = (base: string, paymentId: string, path: string): URL => {
  const segment = toPathSegment(paymentId);
  if (segment === undefined)
    throw new ConfigurationError('missing_payment_id', 'Set the id of a payment, such as pay_….');
  return new URL(`${base}/v1/gateway/payment/${segment}${path}`);
};
