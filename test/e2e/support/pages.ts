import { after, before } from 'node:test';
import { serve, type Served } from './serve.js';

/** A shop's own site, which serves pages of the tests. */
export interface Pages {
  readonly url: string;
  /** Returns the URL of a new page with this markup. */
  readonly publish: (html: string) => string;
}

/** Starts one site for the tests of a file; unpublished paths are empty pages. */
export const usePages = (): (() => Pages) => {
  const published: string[] = [];
  let site: Served | undefined;
  before(async () => {
    site = await serve((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(published[Number(pathname.slice(1))] ?? '<!doctype html><title>Shop</title>');
    });
  });
  after(() => site?.close());
  return () => {
    const { url } = site!;
    return { url, publish: (html) => `${url}/${published.push(html) - 1}` };
  };
};
