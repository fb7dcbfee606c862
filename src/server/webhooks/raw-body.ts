import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { WebhookHeaders } from './delivery-headers.js';
import { assertSize, readCappedBody } from './read-capped-body.js';

/** A delivery in a framework that has no `Request`. */
export interface WebhookDelivery {
  readonly headers: WebhookHeaders;
  /** The body as received, not parsed and serialized again. Prefer bytes: text cannot represent every body. */
  readonly body: string | Uint8Array | ArrayBuffer;
}

const encoder = new TextEncoder();

const createMissingBodyError = (): ConfigurationError =>
  new ConfigurationError('missing_raw_body', 'Pass the raw body: text or bytes that no body parser has read.');

/** Accepts values of any realm: test runners and sandboxes have their own. */
const isArrayBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const toBytes = (body: unknown): Uint8Array => {
  if (typeof body === 'string') return encoder.encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  throw createMissingBodyError();
};

const isRequest = (input: Request | WebhookDelivery): input is Request => 'arrayBuffer' in input;

/**
 * Returns the raw bytes of the body (`SPEC: Webhook authentication, rule 5`). Rejects like `Request.arrayBuffer()` if the body
 * is incomplete.
 *
 * @throws ConfigurationError `missing_raw_body` if the body was read or parsed before
 * @throws WebhookVerificationError `body_too_large` if it has more than `maxBytes`
 */
export const readRawBody = async (input: Request | WebhookDelivery, maxBytes: number): Promise<Uint8Array> => {
  if (!isRequest(input)) return assertSize(toBytes(input.body), maxBytes);
  if (input.bodyUsed) throw createMissingBodyError();
  return readCappedBody(input, maxBytes);
};
