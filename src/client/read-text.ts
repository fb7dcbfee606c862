import { ContractError } from '../core/errors/contract-error.js';

/** The largest answer that is read, bytes. A payment has a few kilobytes. */
export const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Reads the body of a response as text. Of one that is too large, the rest is not read.
 *
 * @throws ContractError if the body has more than {@link MAX_ANSWER_BYTES}
 */
export const readText = async (response: Response): Promise<string> => {
  // A custom `fetch` may return a response without streams, as in React Native.
  const { body }: { readonly body?: Response['body'] } = response;
  if (!body) return response.text();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  let size = Number(response.headers.get('content-length'));
  while (size <= MAX_ANSWER_BYTES) {
    const { value } = await reader.read();
    if (!value) return text + decoder.decode();
    length += value.length;
    size = Math.max(size, length);
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  throw new ContractError(`The answer has more than ${MAX_ANSWER_BYTES} bytes, so it was not read.`);
};
