import type { ReadResult, ReadSuccess } from '../contract/readers/fields.js';
import { ContractError } from '../core/errors/contract-error.js';

/** A successful answer. */
export interface Answer {
  /** Undefined if the body is not JSON. */
  readonly body: unknown;
  /** The URL that answered, without its query. */
  readonly url: string;
  /** The media type; empty if there is none. */
  readonly contentType: string;
  /** The gateway's clock, Unix milliseconds; undefined if it cannot be read. */
  readonly gatewayTimeMs: number | undefined;
}

/** Returns sentences about an answer that could not be read: who sent it, and whether it is JSON at all. */
export const describeAnswer = ({ body, url, contentType }: Answer): string => {
  if (body !== undefined) return `It was sent by ${url}.`;
  if (/\bjson\b/i.test(contentType)) return `${url} sent JSON that cannot be parsed.`;
  if (!/\bhtml\b/i.test(contentType)) return `${url} sent ${contentType || 'no content type'} instead of JSON.`;
  return `${url} sent an HTML page instead of JSON. Check the path: a development server sends its page for unknown paths.`;
};

/** Reads the body of an answer, or throws `ContractError` with the message, what is wrong with the body, and the body as its cause. */
export const readAnswerBody = <Value>(
  answer: Answer,
  read: (body: unknown) => ReadResult<Value>,
  message: string,
): ReadSuccess<Value> => {
  const result = read(answer.body);
  if (result.ok) return result;
  const fields = answer.body === undefined ? '' : `Invalid fields: ${result.invalidFields.join(', ')}. `;
  throw new ContractError(`${message} ${fields}${describeAnswer(answer)}`, answer.body);
};
