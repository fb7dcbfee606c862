import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  readonly url: string;
  /** Where it passes requests on to, which may be known later than its own address. */
  target: string;
  /** What went through and was answered, as `POST /shop/webhooks 204`. */
  readonly passed: readonly string[];
  /** Resolves once something like this has gone through. */
  readonly until: (pattern: RegExp) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A proxy as people put one in front of the sandbox: it passes everything on, the `Host` too. */
export const startReverseProxy = async (): Promise<ReverseProxy> => {
  const passed: string[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const onward = request(new URL(url, proxy.target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      passed.push(`${method} ${url} ${answer.statusCode}`);
      for (const look of waiting) look();
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: ReverseProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target: '',
    passed,
    until: (pattern) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!passed.some((line) => pattern.test(line))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return proxy;
};
