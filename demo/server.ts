import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createGuardedFetch } from './drivers/guarded-fetch.js';
import type { CheckoutOptions } from './checkout/options.js';
import { createGateway } from './gateway/create-gateway.js';
import type { Gateway, GatewayOptions } from './gateway/gateway.js';
import { toErrorBody } from './gateway/http/errors.js';
import { isGatewayPath } from './gateway/routes/create-app.js';
import type { Database } from './gateway/store/sql/database.js';
import { ConnectionDropped, getSentPart } from './gateway/faults/truncate.js';
import { toErrorEntry } from './gateway/log/error-entry.js';
import { createPageErrorHandler } from './server/answer-page-error.js';
import { closePipelined } from './server/close-pipelined.js';

export const DEFAULT_PORT = 4242;
/** Loopback. */
export const DEFAULT_HOST = '127.0.0.1';
/** Time for which `close` waits for pending responses, milliseconds. */
const CLOSE_GRACE_MS = 800;

/** Dependencies of a page. */
export interface PageContext {
  readonly gateway: Gateway;
  readonly baseUrl: string;
  readonly checkout?: CheckoutOptions;
  /** For data of the pages; absent if everything is kept in memory. */
  readonly database?: Database;
}

/** Creates routes outside the gateway's paths: the shop, the checkout page, the wallet, static files. */
export type Page = (context: PageContext) => Hono;

export interface ServerOptions extends Omit<GatewayOptions, 'baseUrl'> {
  /** 0 picks a free one. Default {@link DEFAULT_PORT}. */
  readonly port?: number;
  /** The address to bind. Default {@link DEFAULT_HOST}. */
  readonly host?: string;
  /** Public URL, for instance of a proxy. Default: `http://localhost:<port>`, or with the host if that is given. */
  readonly baseUrl?: string;
  /** Matched in this order. */
  readonly pages?: readonly Page[];
  /** Options of the checkout page. */
  readonly checkout?: CheckoutOptions;
  /** The store's database, for pages; the caller closes it. */
  readonly database?: Database;
}

export interface RunningServer {
  /** Public URL. */
  readonly url: string;
  /** URL on which it listens, for a proxy in front of it; equal to {@link url} without a `baseUrl`. */
  readonly boundUrl: string;
  /** Port on which it listens. */
  readonly port: number;
  readonly gateway: Gateway;
  /** Answers pending long polls and closes within a second. */
  readonly close: () => Promise<void>;
}

const toHostName = (host: string): string => {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Resets the connection, as a network failure would. */
const breakOff = (incoming: IncomingMessage): Response => {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
};

const sendPart = (response: Response, part: Uint8Array, outgoing: ServerResponse): Response => {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // No reset, which could discard the part in the receiver's buffer.
  outgoing.write(part, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
};

/** The adapter builds the URL from the Host header, refuses some, and accepts some that are no part of a URL, such as 1.2.3.4.5. */
const refuseHost = (): Response =>
  Response.json(toErrorBody('invalid_params', 'The Host header is not the name or address of a host'), { status: 400 });

/** The adapter compares the Host header with that of the URL which it builds: of an address, it accepts only one spelling. */
const normalizeHost = (server: Server): void => {
  server.prependListener('request', ({ headers }) => {
    const { host = '' } = headers;
    if (/^\[[\da-f:.]+\](:\d+)?$/i.test(host) && URL.canParse(`http://${host}`))
      headers.host = new URL(`http://${host}`).host;
  });
};

const serveGateway = async (gateway: Gateway, request: Request, env: HttpBindings): Promise<Response> => {
  try {
    const response = await gateway.fetch(request);
    const part = getSentPart(response);
    return part ? sendPart(response, part, env.outgoing) : response;
  } catch (error) {
    if (error instanceof ConnectionDropped || request.signal.aborted) return breakOff(env.incoming);
    throw error;
  }
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });

/** Returns the function that closes the server once `stop` has ended its long polls, or after the grace period. */
const createClose = (server: Server, stop: () => void): (() => Promise<void>) => {
  let pending = 0;
  let onIdle = (): void => undefined;
  server.on('request', (_request, outgoing) => {
    pending++;
    outgoing.once('close', () => {
      if (--pending === 0) onIdle();
    });
  });
  return () =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
        // Afterwards, so that the caller can exit without waiting for thousands of connections to close.
        setImmediate(() => server.closeAllConnections());
      };
      const timer = setTimeout(end, CLOSE_GRACE_MS);
      onIdle = end;
      server.close();
      stop();
      if (pending === 0) end();
    });
};

/** Starts the gateway and its pages on one port; resolves when it accepts connections. */
export const startServer = async ({
  port = DEFAULT_PORT,
  host = DEFAULT_HOST,
  hosts = [],
  baseUrl,
  pages = [],
  checkout = {},
  database,
  transport,
  ...options
}: ServerOptions = {}): Promise<RunningServer> => {
  let handle = async (_request: Request, _env: HttpBindings): Promise<Response> => new Response(null, { status: 503 });
  const answer = getRequestListener((request, env) => handle(request, env as HttpBindings), {
    errorHandler: (error) => (error instanceof RequestError ? refuseHost() : new Response(null, { status: 500 })),
  });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  normalizeHost(server);
  closePipelined(server);
  await listen(server, port, host);

  const { port: bound } = server.address() as AddressInfo;
  const boundUrl = `http://${toHostName(host)}:${bound}`;
  const url = (baseUrl ?? boundUrl).replace(/(?<!\/)\/+$/, '');
  const send = options.guardsNetwork ? { send: createGuardedFetch() } : {};
  const gateway = createGateway({
    ...options,
    transport: { ...send, ...transport },
    hosts: [toHostName(host), ...hosts],
    baseUrl: url,
  });
  await gateway.ready;
  const site = new Hono();
  for (const page of pages) site.route('/', page({ gateway, baseUrl: url, checkout, ...(database && { database }) }));
  site.notFound(({ req }) => gateway.fetch(req.raw));
  const { onLog } = options;
  site.onError(createPageErrorHandler(onLog ? (error) => onLog(toErrorEntry(error, Date.now())) : console.error));
  handle = async (request, env) => {
    if (!URL.canParse(request.url)) return refuseHost();
    return isGatewayPath(new URL(request.url).pathname)
      ? serveGateway(gateway, request, env)
      : site.fetch(request, env);
  };
  return { url, boundUrl, port: bound, gateway, close: createClose(server, () => gateway.close()) };
};
