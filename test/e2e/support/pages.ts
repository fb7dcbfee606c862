import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';

/** A shop's own site, which serves pages of the tests. */
export interface Pages {
  readonly url: string;
  /** Returns the URL of a new page with this markup. */
  readonly publish: (html: string) => string;
}

/** Starts one site for the tests of a file; unpublished paths are empty pages. */
export const usePages = (): (() => Pages) => {
  const published: string[] = [];
  let url = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(published[Number(pathname.slice(1))] ?? '<!doctype html><title>Shop</title>');
  });
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => ({ url, publish: (html) => `${url}/${published.push(html) - 1}` });
};
