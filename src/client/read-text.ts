import { ContractError } from '../core/errors/contract-error.js';

/** The largest answer that is read, bytes. A payment has a few kilobytes. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Reads the body of a response as text. Of one that is too large, the rest is not read.
 *
 * @param url the URL that answered, for the message
 * @throws ContractError if the body has more than {@link MAX_ANSWER_BYTES}
 */
export const readText = async (response: Response, url: string): Promise<string> => {
  const refuse = (): never => {
    throw new ContractError(`${url} sent more than ${MAX_ANSWER_BYTES} bytes, so the answer was not read.`);
  };
  // A custom `fetch` may return a response without streams and headers, as in React Native.
  const { body, headers }: { readonly body?: Response['body']; readonly headers?: Headers } = response;
  // A repeated header is joined to `42, 42`, which is not a number.
  let size = Number(headers?.get('content-length')) || 0;
  if (!body || typeof TextDecoder === 'undefined') {
    const text = size > MAX_ANSWER_BYTES ? refuse() : await response.text();
    return text.length > MAX_ANSWER_BYTES ? refuse() : text;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  while (size <= MAX_ANSWER_BYTES) {
    const { value } = await reader.read();
    if (!value) return text + decoder.decode();
    length += value.length;
    size = Math.max(size, length);
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return refuse();
};
