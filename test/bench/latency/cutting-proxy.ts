import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a proxy ends a request that takes too long: with this HTTP status, or by resetting the connection. */
export type Cut = 502 | 504 | 'reset';

const end = (response: ServerResponse, cut: Cut): void => {
  if (cut === 'reset') response.socket?.resetAndDestroy();
  else response.writeHead(cut, { 'Content-Type': 'text/html' }).end(`<!doctype html><h1>${cut}</h1>`);
};

/** Starts an HTTP proxy on loopback that ends each request that takes `cutMs`. */
export const startCuttingProxy = async (
  targetUrl: string,
  cut: Cut,
  cutMs: number,
): Promise<{ readonly url: string; readonly close: () => void }> => {
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request;
    const upstream = forward(new URL(url, targetUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    const timer = setTimeout(() => {
      upstream.destroy();
      end(response, cut);
    }, cutMs);
    // Destroyed when the proxy or the client ends the request.
    upstream.on('error', () => undefined);
    response.once('close', () => {
      clearTimeout(timer);
      upstream.destroy();
    });
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
