import { build } from 'esbuild';
import { after, before } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { serve, type Served } from './serve.js';

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
  readonly publish: (body: string, script?: string) => string;
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
  const pages: string[] = [];
  const files = new Map<string, string>();
  const visits: string[] = [];
  let open = Promise.resolve();
  let site: Served | undefined;
  before(async () => {
    for (const script of Object.keys(SCRIPTS) as Script[])
      for (const [path, text] of await bundle(script)) files.set(path, text);
    site = await serve((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = files.get(pathname);
      if (file !== undefined) {
        response.setHeader('Content-Type', 'text/javascript');
        void open.then(() => response.end(file));
        return;
      }
      visits.push(request.url ?? '');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(
        pages[Number(pathname.slice(1))] ?? '<!doctype html><title>Shop</title><link rel="icon" href="data:," />',
      );
    });
  });
  after(() => site?.close());
  return () => ({
    url: site!.url,
    visits,
    publish: (body, script = '') => {
      const html = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Order</title>
        <link rel="icon" href="data:," /><body style="margin: 16px">${body}<p id="after">Below.</p>${
          script && `<script type="module" src="${script}"></script>`
        }</body></html>`;
      return `${site!.url}/${pages.push(html) - 1}`;
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
