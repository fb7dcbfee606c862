import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  readonly url: string;
  /** Upstream address, which may be known later than the proxy's own address. */
  target: string;
  readonly close: () => Promise<void>;
}

/** A reverse proxy that forwards every request unchanged, the `Host` header included. */
export const startReverseProxy = async (): Promise<ReverseProxy> => {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = request(new URL(url, proxy.target), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: ReverseProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target: '',
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
};
