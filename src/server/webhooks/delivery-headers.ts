import { HEADERS } from '../../contract/headers.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

/** Headers as a `Request` has them, or as Node's `http` and Express have them; names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the headers of a delivery say (`SPEC: Webhook authentication`). */
export interface DeliveryHeaders {
  readonly id: string;
  /** As it was signed; not checked. */
  readonly timestamp: string;
  /** The base64 digests of all `v1` entries; not checked. */
  readonly digests: readonly string[];
}

const VERSION = 'v1';

/** Printable ASCII. A comma is what two headers of one name have between them once they are joined. */
const MESSAGE_ID = /^[!-+\--~]+$/;

const malformed = (name: string, why: string): WebhookVerificationError =>
  new WebhookVerificationError('malformed_header', `The header ${name} ${why}.`);

/** By what it can do: a `Headers` may come from another realm, or from a package. */
const isHeaders = (headers: WebhookHeaders): headers is Headers => typeof headers.get === 'function';

const valuesOf = (headers: WebhookHeaders, name: string): readonly unknown[] => {
  if (isHeaders(headers)) return [headers.get(name) ?? []].flat();
  return Object.entries(headers)
    .filter(([key]) => key.toLowerCase() === name)
    .flatMap(([, value]) => value ?? []);
};

const readHeader = (headers: WebhookHeaders, name: string): string => {
  const [value, ...others] = valuesOf(headers, name);
  if (others.length) throw malformed(name, 'was sent more than once');
  if (value === undefined || value === '') {
    throw new WebhookVerificationError('missing_header', `The header ${name} is missing.`);
  }
  if (typeof value !== 'string') throw malformed(name, 'is no text');
  return value;
};

const readId = (headers: WebhookHeaders): string => {
  const id = readHeader(headers, HEADERS.WEBHOOK_ID);
  if (!MESSAGE_ID.test(id)) throw malformed(HEADERS.WEBHOOK_ID, 'is no message id, or was sent more than once');
  return id;
};

const readTimestamp = (headers: WebhookHeaders): string => {
  const timestamp = readHeader(headers, HEADERS.WEBHOOK_TIMESTAMP);
  if (timestamp.includes(',')) throw malformed(HEADERS.WEBHOOK_TIMESTAMP, 'was sent more than once');
  return timestamp;
};

/** Entries of other versions are for other receivers. */
const readDigests = (headers: WebhookHeaders): readonly string[] => {
  const entries = readHeader(headers, HEADERS.WEBHOOK_SIGNATURE)
    .split(' ')
    .map((entry) => entry.split(','));
  if (entries.some((parts) => parts.length > 2)) throw malformed(HEADERS.WEBHOOK_SIGNATURE, 'was sent more than once');
  return entries.flatMap(([version, digest]) => (version === VERSION && digest ? [digest] : []));
};

/**
 * The three headers of a delivery. Each comes once: of two, nobody could say which one a proxy or a log went by.
 * Throws `WebhookVerificationError` (`missing_header`, `malformed_header`).
 */
export const readDeliveryHeaders = (headers: WebhookHeaders): DeliveryHeaders => ({
  id: readId(headers),
  timestamp: readTimestamp(headers),
  digests: readDigests(headers),
});
