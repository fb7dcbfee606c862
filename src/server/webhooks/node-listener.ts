import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** What is used of a request of `node:http`, and of what Express and its body parsers add to it. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** The URL before a router took its own part off. */
  readonly originalUrl?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Bytes, where `express.raw()` has read them. What another parser made of them is of no use. */
  readonly body?: unknown;
  /** Bytes or text, where a body parser has kept them. */
  readonly rawBody?: unknown;
  /** Whether somebody has read of it before. */
  readonly readableDidRead?: boolean;
  readonly destroyed?: boolean;
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
}

/** What is used of a response of `node:http`. */
export interface NodeResponse {
  readonly writableFinished: boolean;
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string | string[]>): unknown;
  end(body: Uint8Array): unknown;
  on(event: 'close', listener: () => void): unknown;
}

/** A listener for `http.createServer`, or a handler for a route of Express. */
export type NodeListener = (request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void) => void;

const missingRawBody = (): ConfigurationError =>
  new ConfigurationError(
    'missing_raw_body',
    'A body parser has read the body and kept no raw bytes. Put the route before the parser, or use express.raw(), or let the parser set request.rawBody.',
  );

/**
 * Nothing is read of it before somebody asks, so that no body piles up that nobody wants. Where the reader has given up, it
 * is read to its end and dropped, so that the answer reaches a client that is still sending.
 */
const streamOf = (request: NodeRequest): ReadableStream<Uint8Array> => {
  let hasBegun = false;
  let isOver = false;
  const endOnce = (end: () => void): void => {
    if (isOver) return;
    isOver = true;
    end();
  };
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const fail = (error: unknown): void => endOnce(() => controller.error(error));
    const close = (): void => fail(new Error('The connection was closed before the body had arrived.'));
    if (request.readableDidRead) return fail(missingRawBody());
    if (request.destroyed) return close();
    request.on('data', (chunk) => {
      if (!isOver) controller.enqueue(chunk);
    });
    request.on('end', () => endOnce(() => controller.close()));
    request.on('error', fail);
    request.on('close', close);
  };
  return new ReadableStream(
    {
      pull(controller) {
        if (!hasBegun) begin(controller);
        hasBegun = true;
      },
      cancel() {
        isOver = true;
      },
    },
    { highWaterMark: 0 },
  );
};

const bodyOf = (request: NodeRequest, method: string): BodyInit | null => {
  if (method === 'GET' || method === 'HEAD') return null;
  if (typeof request.rawBody === 'string') return request.rawBody;
  const bytes = [request.rawBody, request.body].find((body) => body instanceof Uint8Array);
  return bytes ? new Uint8Array(bytes) : streamOf(request);
};

const headersOf = (request: NodeRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 has names such as `:path`, which are no headers.
    if (!name.startsWith(':')) for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
};

/** The host is what the client says it is: a handler gets the path alone. */
const urlOf = ({ originalUrl, url }: NodeRequest): string => {
  const path = originalUrl ?? url ?? '/';
  return `http://localhost${path.startsWith('/') ? path : '/'}`;
};

const requestOf = (request: NodeRequest, response: NodeResponse): Request => {
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  const { method = 'GET' } = request;
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: headersOf(request),
    body: bodyOf(request, method),
    signal: left.signal,
    // A body that is a stream needs it.
    duplex: 'half',
  };
  return new Request(urlOf(request), init);
};

/** Cookies alone stay apart: joined by commas, as other headers are, nobody could read them. */
const headersToSend = (headers: Headers): Record<string, string | string[]> => {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length ? { 'set-cookie': cookies } : {}) };
};

/** A timeout of the server, for one, may have answered meanwhile: a second answer would throw. */
const sendUnlessAnswered = (
  response: NodeResponse,
  status: number,
  headers: Record<string, string | string[]>,
  body: Uint8Array,
): void => {
  if (response.headersSent) return;
  response.writeHead(status, headers);
  response.end(body);
};

const send = async (answer: Response, response: NodeResponse): Promise<void> => {
  const body = new Uint8Array(await answer.arrayBuffer());
  sendUnlessAnswered(response, answer.status, headersToSend(answer.headers), body);
};

/**
 * Makes a handler of Requests fit `http.createServer(toNodeListener(handler))` and Express's
 * `app.post('/webhooks', toNodeListener(handler))`. It needs the raw bytes: behind a JSON body parser that did not keep
 * them, reading the body of the Request rejects with `ConfigurationError` (`missing_raw_body`), which a webhook handler
 * reports and answers with 500. The Request's signal aborts when the client leaves.
 *
 * Fastify reads bodies itself, so give the route a scope that does not:
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
    const answer = async (): Promise<void> => send(await handler(requestOf(request, response)), response);
    answer().catch((error: unknown) => {
      if (next) return next(error);
      sendUnlessAnswered(response, 500, {}, new Uint8Array());
    });
  };
