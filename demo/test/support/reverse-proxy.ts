import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  readonly url: string;
  /** Upstream address, which may be known later than the proxy's own address. */
  target: string;
  readonly close: () => Promise<void>;
}

/** A proxy as people put one in front of the sandbox: it passes everything on, the `Host` too. */
export const startReverseProxy = async (): Promise<ReverseProxy> => {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const onward = request(new URL(url, proxy.target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
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
