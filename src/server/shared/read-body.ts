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
 * Reads the raw bytes of a request whose body has not been read. Undefined if they are more than `maxBytes`: the rest is not
 * read then. Rejects like `Request.arrayBuffer()` if the body is incomplete.
 */
export const readBody = async (request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined;
  const { body }: { readonly body?: Request['body'] } = request;
  if (!body) {
    // Firefox has no `Request.body`: a body cannot be read in parts there. Without a body, there is nothing to cap.
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > maxBytes ? undefined : bytes;
  }
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  return concatBytes(chunks, length);
};
