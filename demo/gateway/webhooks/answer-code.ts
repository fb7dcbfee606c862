import { HTML_PAGE } from '../wire/delivery-result.js';

const CODE = /^[\w.-]{1,64}$/;

/** Not by the type of the answer, which some frameworks set for plain text, too. */
const HTML = /^\s*<(?:!doctype html|html)[\s>]/i;

/** More than an answer with a code has, characters. */
const MAX_LENGTH = 8_192;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The first JSON of a body, or that it is a page; undefined if it is neither. Reads no more than it needs, because a body may never end. */
const readJson = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<unknown> => {
  const decoder = new TextDecoder();
  for (let text = ''; text.length <= MAX_LENGTH;) {
    const { value, done } = await reader.read();
    if (done) return undefined;
    text += decoder.decode(value, { stream: true });
    if (HTML.test(text)) return { result: HTML_PAGE };
    const answer = parse(text);
    if (answer !== undefined) return answer;
  }
  return undefined;
};

/**
 * Reads one field of an endpoint's JSON answer that holds a code: why it refused a delivery, or what it did with the event, which
 * for a page is {@link HTML_PAGE}; null if there is none. Only the beginning of the answer is read, until the signal aborts. Never rejects.
 */
export const readAnswerCode = async (
  { body }: Response,
  field: 'code' | 'result',
  signal: AbortSignal,
): Promise<string | null> => {
  if (!body) return null;
  const reader = body.getReader();
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const answer = await readJson(reader);
    const code = typeof answer === 'object' && (answer as Readonly<Record<string, unknown>> | null)?.[field];
    return typeof code === 'string' && CODE.test(code) ? code : null;
  } catch {
    // The answer was cut.
    return null;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};
