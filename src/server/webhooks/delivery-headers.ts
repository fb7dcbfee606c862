import { HEADERS } from '../../contract/headers.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

/** The headers of a `Request`, or a header object of Node's `http` or Express; names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parsed headers of a delivery (`SPEC: Webhook authentication`). */
export interface DeliveryHeaders {
  readonly id: string;
  /** The signed text; not verified yet. */
  readonly timestamp: string;
  /** The base64 digests of all `v1` entries; not verified yet. */
  readonly digests: readonly string[];
}

const VERSION = 'v1';

/** Printable ASCII without a comma, which separates the values of headers of the same name once they are joined. */
const MESSAGE_ID = /^[!-+\--~]+$/;

const createMalformedError = (name: string, reason: string): WebhookVerificationError =>
  new WebhookVerificationError('malformed_header', `The header ${name} ${reason}.`);

/** Duck typing: a `Headers` may come from another realm or from a package. */
const isHeaders = (headers: WebhookHeaders): headers is Headers => typeof headers.get === 'function';

/** Undefined headers, as untyped code may pass them, are headers that are missing. */
const getValues = (headers: WebhookHeaders | null | undefined, name: string): readonly unknown[] => {
  if (headers === null || headers === undefined) return [];
  if (isHeaders(headers)) return [headers.get(name) ?? []].flat();
  return Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
};

const readHeader = (headers: WebhookHeaders, name: string): string => {
  const [value, ...others] = getValues(headers, name);
  if (others.length) throw createMalformedError(name, 'was sent more than once');
  if (value === undefined || value === '') {
    throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`);
  }
  if (typeof value !== 'string') throw createMalformedError(name, 'is not text');
  return value;
};

const readId = (headers: WebhookHeaders): string => {
  const id = readHeader(headers, HEADERS.WEBHOOK_ID);
  if (!MESSAGE_ID.test(id)) {
    throw createMalformedError(HEADERS.WEBHOOK_ID, 'is not a message id, or was sent more than once');
  }
  return id;
};

const readTimestamp = (headers: WebhookHeaders): string => {
  const timestamp = readHeader(headers, HEADERS.WEBHOOK_TIMESTAMP);
  if (timestamp.includes(',')) throw createMalformedError(HEADERS.WEBHOOK_TIMESTAMP, 'was sent more than once');
  return timestamp;
};

/** Ignores entries of other versions. */
const readDigests = (headers: WebhookHeaders): readonly string[] => {
  const entries = readHeader(headers, HEADERS.WEBHOOK_SIGNATURE)
    .split(/[ \t]+/)
    .map((entry) => entry.split(','));
  if (entries.some((parts) => parts.length > 2)) {
    throw createMalformedError(HEADERS.WEBHOOK_SIGNATURE, 'was sent more than once');
  }
  return entries.flatMap(([version, digest]) => (version === VERSION && digest ? [digest] : []));
};

/**
 * Reads the three headers of a delivery. A header that was sent twice is refused: a proxy or a log may have used the other
 * value.
 *
 * @throws WebhookVerificationError `missing_header`, `malformed_header`
 */
export const readDeliveryHeaders = (headers: WebhookHeaders): DeliveryHeaders => ({
  id: readId(headers),
  timestamp: readTimestamp(headers),
  digests: readDigests(headers),
});
