import { ConfigurationError } from '../../core/errors/configuration-error.js';
import type { WebhookHeaders } from './delivery-headers.js';

/** A delivery as a framework hands it on that has no `Request`. */
export interface WebhookDelivery {
  readonly headers: WebhookHeaders;
  /** As received: never parsed and written anew. Bytes rather than text, which cannot hold every body. */
  readonly body: string | Uint8Array | ArrayBuffer;
}

const encoder = new TextEncoder();

const noRawBody = (): ConfigurationError =>
  new ConfigurationError(
    'missing_raw_body',
    'Give the body as it was received: text or bytes that no body parser has read before.',
  );

/** Of any realm: test runners and sandboxes have their own. */
const isArrayBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const bytesOf = (body: unknown): Uint8Array => {
  if (typeof body === 'string') return encoder.encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  throw noRawBody();
};

const isRequest = (input: Request | WebhookDelivery): input is Request => 'arrayBuffer' in input;

/**
 * The bytes of the body (`SPEC: Webhook authentication, rule 5`). Rejects with `ConfigurationError` (`missing_raw_body`)
 * where somebody has read or parsed them before, and as the request does when its body does not arrive whole.
 */
export const readRawBody = async (input: Request | WebhookDelivery): Promise<Uint8Array> => {
  if (!isRequest(input)) return bytesOf(input.body);
  if (input.bodyUsed) throw noRawBody();
  return new Uint8Array(await input.arrayBuffer());
};
