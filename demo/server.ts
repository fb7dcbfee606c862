import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { CheckoutOptions } from './checkout/options.js';
import { createGateway } from './gateway/app.js';
import { type Gateway, type GatewayOptions } from './gateway/gateway.js';
import { isGatewayPath } from './gateway/routes/app.js';
import type { Database } from './gateway/store/sql/database.js';
import { ConnectionDropped, getSentPart } from './gateway/faults/truncate.js';

export const DEFAULT_PORT = 4242;
const LOOPBACK = '127.0.0.1';
/** How long a close waits for connections before it cuts them, milliseconds. */
const CLOSE_GRACE_MS = 800;

/** What a page of this server can use. */
export interface PageContext {
  readonly gateway: Gateway;
  readonly baseUrl: string;
  readonly checkout?: CheckoutOptions;
  /** Where pages can keep what is theirs; absent, everything is in memory. */
  readonly database?: Database;
}

/** Adds routes outside of the gateway's own paths: a shop, the buyer's page, a wallet, static files. */
export type Page = (context: PageContext) => Hono;

export interface ServerOptions extends Omit<GatewayOptions, 'baseUrl'> {
  /** 0 picks a free one. Default {@link DEFAULT_PORT}. */
  readonly port?: number;
  /** The address to bind. Default: loopback. */
  readonly host?: string;
  /** Where others reach it, behind a proxy for instance. Default: `http://localhost:<port>`, or the given host in place of localhost. */
  readonly baseUrl?: string;
  /** Asked in this order. */
  readonly pages?: readonly Page[];
  /** What is asked of the buyer's page. */
  readonly checkout?: CheckoutOptions;
  /** The one behind the store, for pages; it is not closed here. */
  readonly database?: Database;
}

export interface RunningServer {
  /** Where others reach it. */
  readonly url: string;
  /** Where it listens, which a proxy in front of it needs; {@link url} unless that was given. */
  readonly boundUrl: string;
  /** The port of that. */
  readonly port: number;
  readonly gateway: Gateway;
  /** Answers held polls and closes within a second. */
  readonly close: () => Promise<void>;
}

const nameOf = (host: string): string => {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Breaks the connection the way a network does: with a reset, in the middle of the answer if a part was sent. */
const breakOff = (incoming: IncomingMessage): Response => {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
};

const sendPart = (response: Response, part: Uint8Array, outgoing: ServerResponse): Response => {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // Not a reset: it could overtake the part in the receiver's buffer.
  outgoing.write(part, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
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

/** Starts the gateway and its pages on one port; resolves when it accepts connections. */
export const startServer = async ({
  port = DEFAULT_PORT,
  host = LOOPBACK,
  baseUrl,
  pages = [],
  checkout = {},
  database,
  ...options
}: ServerOptions = {}): Promise<RunningServer> => {
  let handle = async (_request: Request, _env: HttpBindings): Promise<Response> => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => handle(request, env as HttpBindings) }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.removeListener('error', reject) && undefined));
  });

  const { port: bound } = server.address() as AddressInfo;
  const boundUrl = `http://${nameOf(host)}:${bound}`;
  const url = (baseUrl ?? boundUrl).replace(/\/+$/, '');
  const gateway = createGateway({ ...options, host: nameOf(host), baseUrl: url });
  await gateway.ready;
  const site = new Hono();
  for (const page of pages) site.route('/', page({ gateway, baseUrl: url, checkout, ...(database && { database }) }));
  site.notFound(({ req }) => gateway.fetch(req.raw));
  handle = async (request, env) =>
    isGatewayPath(new URL(request.url).pathname) ? serveGateway(gateway, request, env) : site.fetch(request, env);

  let underWay = 0;
  let onAnswered = (): void => undefined;
  server.on('request', (_request, outgoing) => {
    underWay++;
    outgoing.once('close', () => {
      if (--underWay === 0) onAnswered();
    });
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        resolve();
        // After that: whoever exits then need not wait until thousands of connections are torn down.
        setImmediate(() => server.closeAllConnections());
      };
      const timer = setTimeout(end, CLOSE_GRACE_MS);
      onAnswered = end;
      server.close();
      gateway.close();
      if (underWay === 0) end();
    });
  return { url, boundUrl, port: bound, gateway, close };
};
