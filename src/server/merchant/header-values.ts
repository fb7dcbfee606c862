import { HEADERS } from '../../contract/headers.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** What a header carries as it is: ASCII text without outer spaces (`SPEC: Authentication, rule 1`). */
const HEADER_VALUE = /^[!-~](?:[ -~]*[!-~])?$/;

/** Whether a header carries the value unchanged; `fetch` would throw a `TypeError` that shows it. */
export const isHeaderValue = (value: unknown): value is string => typeof value === 'string' && HEADER_VALUE.test(value);

/** A program that tells the gateway its name (`SPEC: Endpoints`, common optional headers). */
export interface SdkNames {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly platform?: string | undefined;
}

/** Who asks, and in which version of the interface. */
export interface MerchantIdentity {
  /** Secret. */
  readonly apiKey: string;
  readonly merchantId: string;
  /** Sent as `Svc-Version`, such as `2026-02-18`; absent leaves the choice to the gateway. */
  readonly apiVersion?: string | undefined;
  /** Sent as `Sdk-*`; nothing is when absent. */
  readonly sdk?: SdkNames | undefined;
}

/**
 * The headers of every request of a merchant. No message shows a value: one of them is a secret.
 *
 * @throws ConfigurationError `missing_credentials`, `invalid_credentials`
 */
export const merchantHeaders = ({
  apiKey,
  merchantId,
  apiVersion,
  sdk = {},
}: MerchantIdentity): Readonly<Record<string, string>> => {
  if (!apiKey || !merchantId) {
    throw new ConfigurationError('missing_credentials', 'Give the API key of a merchant and the id of that merchant.');
  }
  const given: Readonly<Record<string, string | undefined>> = {
    [HEADERS.API_KEY]: apiKey,
    [HEADERS.MERCHANT_ID]: merchantId,
    [HEADERS.SVC_VERSION]: apiVersion,
    [HEADERS.SDK_NAME]: sdk.name,
    [HEADERS.SDK_VERSION]: sdk.version,
    [HEADERS.SDK_PLATFORM]: sdk.platform,
  };
  const headers = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  for (const [name, value] of headers) {
    if (isHeaderValue(value)) continue;
    throw new ConfigurationError('invalid_credentials', `${name} must be ASCII text without outer spaces.`);
  }
  // It is a segment of a path too; dots would climb out of it.
  if (/^\.+$/.test(merchantId)) throw new ConfigurationError('invalid_credentials', 'Dots are no id of a merchant.');
  return Object.fromEntries(headers);
};
