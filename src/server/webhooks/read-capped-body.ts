import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** The largest accepted body; an event is a few kilobytes. */
export const MAX_DELIVERY_BYTES = 1024 * 1024;

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
 * Reads the raw bytes of a request. Undefined if there are more than {@link MAX_DELIVERY_BYTES}; the rest is not read then.
 *
 * @throws ConfigurationError `missing_raw_body` if the body was read before
 */
export const readCappedBody = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (request.bodyUsed)
    throw new ConfigurationError('missing_raw_body', 'A body parser has read the body before the webhook handler.');
  if (Number(request.headers.get('content-length')) > MAX_DELIVERY_BYTES) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    length += next.value.length;
    if (length > MAX_DELIVERY_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return concatBytes(chunks, length);
};
