import { MAX_LENGTHS } from '../contract/limits.js';
import { readErrorBody } from '../contract/readers/error-body.js';
import { throwIfAborted } from '../core/abortable.js';
import { GatewayError } from '../core/errors/gateway-error.js';
import { isPayError } from '../core/errors/pay-error.js';
import { NetworkError } from '../core/errors/network-error.js';
import { readRetryAfterMs } from '../core/retry-after.js';
import type { Answer } from './answer.js';
import { readText } from './read-text.js';

/** The subset of the `fetch` signature that the clients use. Pass your own to add a proxy or tests. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The options of a client's requests. */
export interface RequestOptions {
  /** The global `fetch` when absent, looked up at each request so that a page may replace it. */
  readonly fetch?: Fetch | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
  /** `GET` when absent. */
  readonly method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly body?: string;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns null for a header that is absent, or too long to be one. */
const readHeader = ({ headers }: Response, name: string): string | null => {
  const value = headers.get(name);
  return value !== null && value.length <= MAX_LENGTHS.HEADER ? value : null;
};

const getGatewayTimeMs = (response: Response): number | undefined =>
  Date.parse(readHeader(response, 'date') ?? '') || undefined;

/** A query may hold a buyer's token. */
const withoutQuery = (url: string): string => url.replace(/\?.*/s, '');

/** The message of a {@link GatewayError} whose body has none. */
export const describeStatus = (status: number): string =>
  status ? `The gateway answered with HTTP status ${status}.` : 'The gateway redirects.';

const toGatewayError = (response: Response, text: string, url: string): GatewayError => {
  const { status } = response;
  const error = readErrorBody(parseJson(text));
  const body = error.ok ? error.value : undefined;
  return new GatewayError({
    status,
    url: withoutQuery(url),
    // An error of the gateway has both.
    code: (body?.message && body.code) || undefined,
    message: body?.message || describeStatus(status),
    retryAfterMs: readRetryAfterMs(readHeader(response, 'retry-after'), getGatewayTimeMs(response) ?? Date.now()),
  });
};

const fetchText = async (
  url: string,
  signal: AbortSignal | undefined,
  options: RequestOptions,
): Promise<[Response, string]> => {
  const { fetch: customFetch, headers, ...rest } = options;
  const request = customFetch ?? ((input, init) => globalThis.fetch(input, init));
  try {
    // No `cache` mode: any but the default disables the preflight cache. Redirects are not followed, so that credentials
    // are never sent to another origin.
    const response = await request(url, {
      ...rest,
      headers: { Accept: 'application/json', ...headers },
      referrerPolicy: 'no-referrer',
      redirect: 'manual',
      signal: signal ?? null,
    });
    return [response, await readText(response, withoutQuery(url))];
  } catch (cause) {
    throwIfAborted(signal);
    if (isPayError(cause)) throw cause;
    throw new NetworkError(
      `No answer from ${withoutQuery(url)}. Check the address and the connection; in a browser, also that its CORS headers and the page's Content-Security-Policy (connect-src) allow it.`,
      cause,
    );
  }
};

/** Sends one request. Rejects with `NetworkError` or `GatewayError`, or with the signal's reason. */
export const send = async (url: string, signal: AbortSignal | undefined, options: RequestOptions): Promise<Answer> => {
  const [response, text] = await fetchText(url, signal, options);
  if (!response.ok) throw toGatewayError(response, text, url);
  return {
    body: parseJson(text),
    url: withoutQuery(url),
    contentType: readHeader(response, 'content-type') ?? '',
    gatewayTimeMs: getGatewayTimeMs(response),
  };
};
