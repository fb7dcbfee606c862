import { build } from 'esbuild';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';

/** Scripts of the page: one bundle each, built from this program. */
const SCRIPTS = {
  /** Hydrates, as documented. */
  hydrating: `import 'pay-status/define/hydrate.js'; import 'pay-status/define/pay-checkout.js';`,
  /** Defines the elements without support for hydration. */
  plain: `import 'pay-status/define/pay-checkout.js'; import 'pay-status/define/pay-status.js';`,
} as const;

export type Script = keyof typeof SCRIPTS;

/** A shop whose server renders the elements. */
export interface RenderedSite {
  readonly url: string;
  /** Returns the URL of a new page with this body and script. */
  readonly publish: (body: string, options?: { readonly script?: string; readonly headers?: object }) => string;
  /** Delays the scripts until the returned function is called. */
  readonly holdScripts: () => () => void;
  readonly scriptUrl: (script: Script) => string;
  /** The requested paths of pages, with their queries. */
  readonly visits: readonly string[];
}

const bundle = async (script: Script): Promise<ReadonlyMap<string, string>> => {
  const { outputFiles } = await build({
    stdin: { contents: SCRIPTS[script], resolveDir: process.cwd() },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: `/${script}`,
    conditions: ['@pay-status/source', 'browser', 'production'],
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
};

/** One site for the tests of a file. */
export const useRenderedSite = (): (() => RenderedSite) => {
  const pages: { readonly html: string; readonly headers: object }[] = [];
  const files = new Map<string, string>();
  const visits: string[] = [];
  let open = Promise.resolve();
  let url = '';
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname);
    if (file !== undefined) {
      response.setHeader('Content-Type', 'text/javascript');
      void open.then(() => response.end(file));
      return;
    }
    visits.push(request.url ?? '');
    const page = pages[Number(pathname.slice(1))];
    for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, String(value));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page?.html ?? '<!doctype html><title>Shop</title><link rel="icon" href="data:," />');
  });
  before(async () => {
    for (const script of Object.keys(SCRIPTS) as Script[])
      for (const [path, text] of await bundle(script)) files.set(path, text);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => ({
    url,
    visits,
    publish: (body, { script = '', headers = {} } = {}) => {
      const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Order</title>
        <link rel="icon" href="data:," /><body style="margin: 16px">${body}<p id="after">Below.</p>${
          script && `<script type="module" src="${script}"></script>`
        }</body></html>`;
      return `${url}/${pages.push({ html, headers }) - 1}`;
    },
    holdScripts: () => {
      let release = (): void => undefined;
      open = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    scriptUrl: (script) => `/${script}/stdin.js`,
  });
};

/** Records console logs and requests to a gateway from now on. */
export const recordTraffic = (context: BrowserContext, gatewayUrl: string) => {
  const logs: string[] = [];
  const requests: string[] = [];
  context.on('page', (page: Page) => {
    page.on('console', (message) => {
      // Icons of other hosts cannot be loaded here.
      if (!message.text().endsWith('ERR_NAME_NOT_RESOLVED')) logs.push(message.text());
    });
    page.on('pageerror', (error) => logs.push(error.message));
    page.on('request', (request) => {
      if (request.url().startsWith(gatewayUrl)) requests.push(request.url());
    });
  });
  return { logs, requests };
};
