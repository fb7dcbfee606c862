import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';

/** A site that has the buyer's page in a frame, or tries to. */
export interface HostSite {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly visits: readonly string[];
  readonly close: () => Promise<void>;
}

const HEAD = '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />';

/** As a merchant writes it; `heardFromFrame` is what came from the checkout. */
const embedding = (src: string, ad: string | null): string => `${HEAD}
  <h1>Shop</h1><div id="checkout"></div>
  ${ad ? `<iframe title="Advertisement" src="${ad}"></iframe>` : ''}
  <script type="module">
    import { embedCheckout } from '/host.js';
    globalThis.heardFromFrame = [];
    const hear = (type) => (detail) => { heardFromFrame.push({ type, detail }); };
    globalThis.embedded = embedCheckout(document.querySelector('#checkout'), {
      src: ${JSON.stringify(src)}, title: 'Payment', focus: true,
      onReady: hear('ready'), onStatus: hear('status'), onFinal: hear('final'), onClose: hear('close'),
    });
  </script></html>`;

/** Knows nothing of the protocol. */
const silent = (src: string): string => `${HEAD}<h1>Shop</h1>
  <iframe title="Payment" width="400" height="700" src="${src}"></iframe></html>`;

/** Says whatever might do harm, 10,000 times, to the window that it opened and to all frames beside it. */
const hostile = (src: string | null): string => `${HEAD}<h1>Evil</h1>
  <script type="module">
    const opened = ${src ? `window.open(${JSON.stringify(src)})` : 'undefined'};
    globalThis.shout = () => {
      const paid = { status: 'succeeded', isFinal: true };
      const bodies = [
        { type: 'welcome', session: 's', handles: ['redirect', 'open-url'] },
        { type: 'hello', session: 's' },
        { type: 'close', reason: 'unsupported_version' },
        { type: 'theme', theme: 'dark' }, { type: 'locale', locale: 'ar' },
        { type: 'answer', id: '1', accepted: true },
        { type: 'status', ...paid }, { type: 'final', payment: paid },
        { type: 'redirect', id: '1', url: location.href, status: 'succeeded' },
        { type: 'height', px: 4000 },
      ];
      const targets = [opened, parent, ...Array.from({ length: parent.length }, (_, i) => parent[i])]
        .filter((target) => target && target !== window);
      for (let i = 0; i < 10_000; i++) {
        const message = { protocol: 'pay-status', v: i % 7 ? 1 : 2, ...bodies[i % bodies.length] };
        for (const target of targets) {
          const { port1 } = new MessageChannel();
          target.postMessage(i % 2 ? message : JSON.stringify(message), '*', i % 3 ? [] : [port1]);
        }
      }
      return targets.length;
    };
  </script></html>`;

const bundleHost = async (): Promise<string> => {
  const bundle = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@pay-status/source', ...defaultClientConditions] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('../../../src/host/index.ts', import.meta.url)), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle[0]?.output[0].code ?? '';
};

/** Serves `/embed?src=`, `/silent?src=` and `/hostile?src=`, and something for every other path. */
const startHostSite = async (script: string): Promise<HostSite> => {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    visits.push(pathname + search);
    const src = searchParams.get('src');
    const pages: Readonly<Record<string, () => string>> = {
      '/embed': () => embedding(src ?? '', searchParams.get('ad')),
      '/silent': () => silent(src ?? ''),
      '/hostile': () => hostile(src),
    };
    response.setHeader('Content-Type', pathname === '/host.js' ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(pathname === '/host.js' ? script : (pages[pathname]?.() ?? HEAD));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** The shop that may embed the buyer's page, and a stranger that may not. */
export interface HostSites {
  readonly shop: HostSite;
  readonly stranger: HostSite;
}

/** Both, for the tests of a file. `ready` is for the environment, which has to know of them when it starts. */
export const useHostSites = (): { readonly ready: Promise<HostSites>; readonly sites: () => HostSites } => {
  let sites: HostSites | undefined;
  const start = async (): Promise<HostSites> => {
    const script = await bundleHost();
    sites = { shop: await startHostSite(script), stranger: await startHostSite(script) };
    return sites;
  };
  const ready = start();
  before(() => ready);
  after(async () => {
    await sites?.shop.close();
    await sites?.stranger.close();
  });
  return {
    ready,
    sites: () => {
      if (!sites) throw new Error('The sites have not started.');
      return sites;
    },
  };
};
