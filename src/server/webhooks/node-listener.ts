import { systemClock } from '../../core/clock.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { sleep } from '../../core/sleep.js';
import { describeType } from '../shared/describe-type.js';
import { getWeight } from '../shared/media-type.js';
import { requireRawResponse } from '../shared/require-request.js';

/** The members used of a request of `node:http`, with those that Express and its body parsers add. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The URL before a router stripped its mount path. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values in turn; with them, a request with several headers `Host` is refused. */
  readonly rawHeaders?: readonly string[] | undefined;
  /** Used if it is bytes, as `express.raw()` leaves them; a parsed body is ignored. */
  readonly body?: unknown;
  /** Used if it is bytes or text, as some body parsers keep them. */
  readonly rawBody?: unknown;
  /** True if the stream was read before. */
  readonly readableDidRead?: boolean;
  readonly destroyed?: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  /** Present with HTTP/2. */
  readonly stream?: unknown;
}

/** The members used of a response of `node:http`. */
export interface NodeResponse {
  readonly writableFinished: boolean;
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string | string[]>): unknown;
  end(body: Uint8Array): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** A listener for `http.createServer`, or a handler for a route of Express. */
export type NodeListener = (request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void) => void;

const createMissingRawBodyError = (request: NodeRequest): ConfigurationError =>
  new ConfigurationError(
    'missing_raw_body',
    `A body parser has consumed the raw body of ${request.method} ${getTarget(request).split('?', 1)[0]}. Put the route before the parser, use express.raw(), or let the parser set request.rawBody.`,
  );

/**
 * Converts the request's body to a stream. Nothing is read before the first pull, so that no unwanted body is buffered. After
 * a cancel the rest is read and dropped, so that the response reaches a client that is still sending.
 */
const toReadableStream = (request: NodeRequest): ReadableStream<Uint8Array> => {
  let hasStarted = false;
  let isDone = false;
  const finishOnce = (finish: () => void): void => {
    if (isDone) return;
    isDone = true;
    finish();
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const fail = (error: unknown): void => finishOnce(() => controller.error(error));
    const failClosed = (): void => fail(new Error('The connection was closed before the whole body arrived.'));
    if (request.readableDidRead) return fail(createMissingRawBodyError(request));
    if (request.destroyed) return failClosed();
    request.on('data', (chunk) => {
      if (!isDone) controller.enqueue(chunk);
    });
    request.on('error', fail);
    request.on('close', failClosed);
    const succeed = (): void => finishOnce(() => controller.close());
    // A stream of HTTP/2 that the client resets ends, too, just before it closes.
    request.on('end', () => (request.stream === undefined ? succeed() : void sleep(systemClock, 0).then(succeed)));
  };
  return new ReadableStream(
    {
      pull(controller) {
        if (!hasStarted) start(controller);
        hasStarted = true;
      },
      cancel() {
        isDone = true;
      },
    },
    { highWaterMark: 0 },
  );
};

const toBody = (request: NodeRequest, method: string): BodyInit | null => {
  // A Request has these methods in upper case, however they are sent with HTTP/2.
  if (/^(?:get|head)$/i.test(method)) return null;
  if (typeof request.rawBody === 'string') return request.rawBody;
  const bytes = [request.rawBody, request.body].find((body) => body instanceof Uint8Array);
  return bytes ? new Uint8Array(bytes) : toReadableStream(request);
};

const toHeaders = (request: NodeRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 pseudo-headers such as `:path` are not headers.
    if (!name.startsWith(':')) for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const host = getTargetHost(request) ?? request.headers[':authority'];
  if (typeof host === 'string') headers.set('host', host);
  return headers;
};

/** The target of a request: a path, or an absolute URL, as proxies send it (RFC 9112, 3.2). */
const getTarget = ({ originalUrl, url }: NodeRequest): string => originalUrl ?? url ?? '';

/** The host of an absolute URL, which counts more than the header `Host`. */
const getTargetHost = (request: NodeRequest): string | undefined => {
  const target = getTarget(request);
  return /^https?:\/\//i.test(target) && URL.canParse(target) ? new URL(target).host : undefined;
};

/** Invalid in a request target: `URL` would normalize or drop it, so that proxies and routers see another path. */
const UNREADABLE = /[\s\\#\p{Cc}]|^https?:\/\/[^/?]*@/iu;

/** Returns the URL of a request, with its path only: the host is untrusted. Undefined if the target cannot be read. */
const toUrl = (request: NodeRequest): string | undefined => {
  const target = getTarget(request);
  if (UNREADABLE.test(target)) return undefined;
  const path = target.replace(/^https?:\/\/[^/?#]+/i, '');
  if (path === target ? !target.startsWith('/') : !URL.canParse(target)) return undefined;
  const url = `http://localhost${path.startsWith('/') ? path : `/${path}`}`;
  return URL.canParse(url) ? url : undefined;
};

/** With several `Host` headers, proxies and Node may choose different ones (RFC 9112, 3.2). */
const hasSeveralHosts = ({ rawHeaders = [] }: NodeRequest): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** Undefined for a method, or a header, that no Request can have. */
const toRequest = (request: NodeRequest, url: string, signal: AbortSignal): Request | undefined => {
  const { method = 'GET' } = request;
  const init: RequestInit & { duplex: 'half' } = {
    method,
    body: toBody(request, method),
    signal,
    // Required for a body that is a stream.
    duplex: 'half',
  };
  try {
    return new Request(url, { ...init, headers: toHeaders(request) });
  } catch {
    return undefined;
  }
};

/** `Set-Cookie` is the one header whose values must not be joined by commas. */
const toNodeHeaders = (headers: Headers): Record<string, string | string[]> => {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length ? { 'set-cookie': cookies } : {}) };
};

/** The server may have sent a timeout response already; a second response would throw. */
const sendUnlessSent = (
  response: NodeResponse,
  status: number,
  headers: Record<string, string | string[]>,
  body: Uint8Array,
): void => {
  if (response.headersSent) return;
  response.writeHead(status, headers);
  response.end(body);
};

/** The path only: the query of a request may hold secrets. */
const logFailure = ({ method }: NodeRequest, url: string, error: unknown): void => {
  console.error(`pay-status: ${method} ${new URL(url).pathname} failed:`, error);
};

const sendText = (response: NodeResponse, status: number, type: string, text: string): void => {
  const body = new TextEncoder().encode(text);
  sendUnlessSent(response, status, { 'content-type': type, 'cache-control': 'no-store' }, body);
};

const sendError = (response: NodeResponse, status: number, code: string, message: string): void =>
  sendText(response, status, 'application/json', JSON.stringify({ code, message }));

/** True for a page that the buyer opens, such as by a click on Buy; scripts accept JSON, or anything. */
const prefersHtml = ({ headers }: NodeRequest): boolean => {
  const accept = String(headers.accept ?? '');
  return getWeight(accept, 'text/html') > getWeight(accept, 'application/json');
};

const sendFailure = (request: NodeRequest, response: NodeResponse): void =>
  prefersHtml(request)
    ? sendText(response, 500, 'text/plain; charset=utf-8', 'Something went wrong. Try again.')
    : sendError(response, 500, 'internal_error', 'Internal error');

/** Duck typing: a `Response` may come from another realm or from a package. */
const assertResponse = (result: unknown): void => {
  if (typeof (result as Partial<Response> | null | undefined)?.arrayBuffer === 'function') return;
  const hint = typeof result === 'function' ? ' Pass the handler itself.' : '';
  throw new ConfigurationError(
    'invalid_option',
    `The function passed to toNodeListener returned ${describeType(result)}, not a Response.${hint}`,
  );
};

const sendResponse = async (result: Response, response: NodeResponse): Promise<void> => {
  assertResponse(result);
  const body = new Uint8Array(await result.arrayBuffer());
  sendUnlessSent(response, result.status, toNodeHeaders(result.headers), body);
};

/**
 * Adapts a handler of Requests to Node: `http.createServer(toNodeListener(handler))`, or in Express
 * `app.post('/webhooks', toNodeListener(handler))`. The Request's signal aborts when the client disconnects.
 *
 * If the handler rejects, the error is passed to Express, or logged with `console.error` and answered with 500: with a sentence
 * if the request prefers HTML, as that for a page does, and otherwise with JSON and the code `internal_error`. What no Request can
 * have, such as the methods `CONNECT` and `TRACE`, is answered with 400, and so are a target that cannot be read and several
 * headers `Host`. The header `host` is that of an absolute target, or of `:authority` with HTTP/2.
 *
 * The raw bytes are needed. Behind a JSON body parser that does not keep them, reading the Request's body rejects with
 * `ConfigurationError` (`missing_raw_body`), which a webhook handler reports and answers with 500.
 *
 * Fastify parses bodies itself; register the route in a scope that does not:
 *
 * ```js
 * app.register(async (scope) => {
 *   scope.removeAllContentTypeParsers();
 *   scope.addContentTypeParser('*', (request, payload, done) => done(null));
 *   scope.post('/webhooks', (request, reply) => {
 *     reply.hijack();
 *     listener(request.raw, reply.raw);
 *   });
 * });
 * ```
 */
export const toNodeListener =
  (handler: (request: Request) => Promise<Response>): NodeListener =>
  (request, response, next) => {
    requireRawResponse(response);
    const url = toUrl(request);
    if (url === undefined)
      return sendError(response, 400, 'invalid_params', 'The target of the request cannot be read');
    const disconnected = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) disconnected.abort();
    });
    const { signal } = disconnected;
    const received = toRequest(request, url, signal);
    if (!received || hasSeveralHosts(request))
      return sendError(response, 400, 'invalid_params', 'The method or the headers of the request cannot be read');
    const handle = async (): Promise<void> => sendResponse(await handler(received), response);
    handle().catch((error: unknown) => {
      if (next) return next(error);
      // The handler has only passed on that the client left.
      if (signal.aborted && error === signal.reason) return;
      logFailure(request, url, error);
      sendFailure(request, response);
    });
  };
