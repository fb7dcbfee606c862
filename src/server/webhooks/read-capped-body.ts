import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { WebhookVerificationError } from '../../core/errors/webhook-verification-error.js';
import { readBody } from '../shared/read-body.js';

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

/**
 * Reads the raw bytes of a request whose body has not been read. Of a body that is too large, the rest is not read. Rejects
 * like `Request.arrayBuffer()` if the body is incomplete.
 *
 * @throws WebhookVerificationError `body_too_large`
 */
export const readCappedBody = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  const body = await readBody(request, maxBytes);
  if (!body) throw createTooLargeError(maxBytes);
  return body;
};
