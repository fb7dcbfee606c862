import { HEADERS } from '../../contract/headers.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { isHeaderValue } from '../../core/header-value.js';
import { hasMerchantSecret } from '../../core/format/quote-value.js';
import { describeQuotes, isInQuotes } from '../shared/quotes.js';

/** The name and version of the calling program, sent as `Sdk-*` (`SPEC: Endpoints`, common optional headers). */
export interface SdkInfo {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly platform?: string | undefined;
}

/** The caller's credentials and the API version. */
export interface CallerIdentity {
  /** Secret. */
  readonly apiKey: string;
  /** Sent as `Svc-Version`, such as `2026-02-18`; the gateway chooses the version by default. */
  readonly apiVersion?: string | undefined;
  /** Sent as `Sdk-*`; nothing is sent by default. */
  readonly sdk?: SdkInfo | undefined;
}

/** The merchant's credentials and the API version. */
export interface MerchantIdentity extends CallerIdentity {
  readonly merchantId: string;
}

/**
 * Builds the headers of every request of a merchant, or of a partner, which has no `merchantId`. Error messages quote no values, because one of them is a secret.
 *
 * @throws ConfigurationError `invalid_credentials`
 */
export const buildHeaders = ({
  apiKey,
  merchantId,
  apiVersion,
  sdk = {},
}: CallerIdentity & Partial<MerchantIdentity>): Readonly<Record<string, string>> => {
  const given: Readonly<Record<string, string | undefined>> = {
    [HEADERS.API_KEY]: apiKey,
    [HEADERS.MERCHANT_ID]: merchantId,
    [HEADERS.SVC_VERSION]: apiVersion,
    [HEADERS.SDK_NAME]: sdk.name,
    [HEADERS.SDK_VERSION]: sdk.version,
    [HEADERS.SDK_PLATFORM]: sdk.platform,
  };
  for (const [name, value = ''] of Object.entries({ apiKey, merchantId }))
    if (isInQuotes(value)) throw new ConfigurationError('invalid_credentials', describeQuotes(name));
  const headers = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  for (const [name, value] of headers) {
    if (isHeaderValue(value)) continue;
    throw new ConfigurationError(
      'invalid_credentials',
      `${name} must be ASCII text without leading or trailing spaces or line breaks.`,
    );
  }
  if (merchantId === undefined) return Object.fromEntries(headers);
  // The id is part of a URL, which errors and logs quote.
  if (hasMerchantSecret(merchantId)) {
    throw new ConfigurationError('invalid_credentials', 'merchantId looks like an API key: are the two swapped?');
  }
  // The id is also a path segment: dot segments would change the path.
  if (/^\.+$/.test(merchantId))
    throw new ConfigurationError('invalid_credentials', 'merchantId must not consist of dots.');
  return Object.fromEntries(headers);
};
