import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { serve, type Served } from './serve.js';

/** A site that embeds the hosted checkout in a frame, or tries to. */
interface HostSite extends Served {
  /** Requested paths, in order. */
  readonly visits: readonly string[];
}

const HEAD = '<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />';

/** A page as a merchant writes it; `receivedFromFrame` collects the messages of the checkout. */
const embedding = (src: string, ad: string | null): string => `${HEAD}
  <h1>Shop</h1><div id="checkout"></div>
  ${ad ? `<iframe title="Advertisement" src="${ad}"></iframe>` : ''}
  <script type="module">
    import { embedCheckout } from '/host.js';
    globalThis.receivedFromFrame = [];
    const record = (type) => (detail) => { receivedFromFrame.push({ type, detail }); };
    embedCheckout(document.querySelector('#checkout'), {
      src: ${JSON.stringify(src)}, title: 'Payment', focus: true,
      onReady: record('ready'), onStatus: record('status'), onFinal: record('final'),
    });
  </script></html>`;

/** A page that does not implement the host protocol. */
const silent = (src: string): string => `${HEAD}<h1>Shop</h1>
  <iframe title="Payment" width="400" height="700" src="${src}"></iframe></html>`;

/** A page that posts 10,000 forged messages to the window that it opened, its parent and all sibling frames. */
const hostile = (src: string | null): string => `${HEAD}<h1>Evil</h1>
  <script type="module">
    const opened = ${src ? `window.open(${JSON.stringify(src)})` : 'undefined'};
    globalThis.postForgeries = () => {
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

/** Serves `/embed?src=`, `/silent?src=` and `/hostile?src=`, and an empty page for every other path. */
const startHostSite = async (script: string): Promise<HostSite> => {
  const visits: string[] = [];
  const served = await serve((request, response) => {
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
  return { ...served, visits };
};

/** The shop that may embed the checkout, and another site that may not. */
interface HostSites {
  readonly shop: HostSite;
  readonly stranger: HostSite;
}

/** Starts both for the tests of a file. `ready` is for the test environment, which needs their origins when it starts. */
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
