import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';

/** The largest accepted body by default. */
export const MAX_DELIVERY_BYTES = 1024 * 1024;

/** The limit of a body. */
export interface BodyOptions {
  /** Largest accepted body, bytes, 1 or more; 1 MiB by default. An event has a few kilobytes. */
  readonly maxBodyBytes?: number | undefined;
}

/**
 * Returns the largest accepted body, bytes. `Infinity` is refused: anyone could fill the memory.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const readMaxBodyBytes = ({ maxBodyBytes = MAX_DELIVERY_BYTES }: BodyOptions): number => {
  if (Number.isSafeInteger(maxBodyBytes) && maxBodyBytes > 0) return maxBodyBytes;
  throw new ConfigurationError('invalid_option', 'The option maxBodyBytes must be a whole number of bytes, 1 or more.');
};

const createTooLargeError = (maxBytes: number): WebhookVerificationError =>
  new WebhookVerificationError('body_too_large', `The body has more than ${maxBytes} bytes, so it is not an event.`);

/** @throws WebhookVerificationError `body_too_large` */
export const assertSize = <Bytes extends Uint8Array>(body: Bytes, maxBytes: number): Bytes => {
  if (body.byteLength > maxBytes) throw createTooLargeError(maxBytes);
  return body;
};

const concatBytes = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

/**
 * Reads the raw bytes of a request whose body has not been read. Of a body that is too large, the rest is not read. Rejects
 * like `Request.arrayBuffer()` if the body is incomplete.
 *
 * @throws WebhookVerificationError `body_too_large`
 */
export const readCappedBody = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length')) > maxBytes) throw createTooLargeError(maxBytes);
  const { body }: { readonly body?: Request['body'] } = request;
  // Firefox has no `Request.body`: a body cannot be read in parts there. Without a body, there is nothing to cap.
  if (!body) return assertSize(new Uint8Array(await request.arrayBuffer()), maxBytes);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw createTooLargeError(maxBytes);
    }
    chunks.push(next.value);
  }
  return concatBytes(chunks, length);
};
