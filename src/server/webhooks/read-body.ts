import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** An event is a few kilobytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

const join = (chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
};

/**
 * The raw bytes of a request; undefined where they are more than {@link MAX_BODY_BYTES}, of which no more is read then.
 * Rejects with `ConfigurationError` (`missing_raw_body`) where somebody has read them before.
 */
export const readBody = async (request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (request.bodyUsed)
    throw new ConfigurationError('missing_raw_body', 'A body parser has read the body before the webhook handler.');
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    length += next.value.length;
    if (length > MAX_BODY_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return join(chunks, length);
};
