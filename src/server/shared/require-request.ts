import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** The members of a response of `node:http` and Express that are used. */
interface RawResponse {
  writeHead(status: number): unknown;
  end(): unknown;
}

/** Duck typing: a `Request` may come from another realm or from a package. */
const isRequest = (value: unknown): boolean =>
  typeof (value as { readonly headers?: { readonly get?: unknown } } | undefined)?.headers?.get === 'function';

/** Hono's wrapper of a `Request`, or its context. */
const isOfHono = (value: unknown): boolean => {
  const { raw, req } = (value ?? {}) as { readonly raw?: unknown; readonly req?: { readonly raw?: unknown } };
  return isRequest(raw) || isRequest(req?.raw);
};

const isRawResponse = (value: unknown): value is RawResponse => {
  const { writeHead, end } = (value ?? {}) as Partial<RawResponse>;
  return typeof writeHead === 'function' && typeof end === 'function';
};

/**
 * @throws ConfigurationError `invalid_option` for anything but a response of Node, as of Fastify without `raw`, and where a listener
 * takes the place of a handler of Requests
 */
export const requireRawResponse = (response: unknown): void => {
  if (isRawResponse(response)) return;
  throw new ConfigurationError(
    'invalid_option',
    'The listener takes the request and the response of node:http: in Fastify, request.raw and reply.raw. Where there is a Request, call the handler without toNodeListener.',
  );
};

/**
 * Returns a handler that reports a call with anything but a `Request`, as by `http` and Express without an adapter, and by Hono without `raw`. Such a call
 * is answered with 500 if the second argument is the server's response, because the client would wait forever; otherwise
 * it rejects with the same error.
 */
export const requireRequest =
  (handle: (request: Request) => Promise<Response>, reportError: (error: ConfigurationError) => Promise<void>) =>
  async (request: Request, rawResponse?: unknown): Promise<Response> => {
    if (isRequest(request)) return handle(request);
    const error = new ConfigurationError(
      'invalid_option',
      `The handler takes a Request. ${isOfHono(request) ? 'In Hono, pass c.req.raw.' : 'Wrap it for Node and Express: toNodeListener(handler).'}`,
    );
    await reportError(error);
    if (!isRawResponse(rawResponse)) throw error;
    rawResponse.writeHead(500);
    rawResponse.end();
    return new Response(null, { status: 500 });
  };
