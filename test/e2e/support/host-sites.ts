import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { openBrowser } from './browser.js';

/** Three sites of different origins: a shop, a checkout that allows the shop, and a hostile one. */
export interface HostSites {
  readonly shop: string;
  readonly checkout: string;
  readonly evil: string;
  readonly open: (url: string) => Promise<Page>;
}

const bundle = async (): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@pay-status/source', 'browser', 'production'] },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('host-page.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

const page = (script: string): string => `<!doctype html><html lang="en"><title>Test</title>
  <link rel="icon" href="data:," />
  <body style="margin: 0"></body>
  <script type="module">import * as host from '/host.js';
  globalThis.received = [];
  ${script}</script></html>`;

/** Connects a stub of the element with the shop; a link leads out of the frame. */
const checkoutPage = (shop: string): string =>
  page(`
  globalThis.connection = host.connectHost({ origins: ['${shop}'] });
  globalThis.checkout = Object.assign(document.createElement('div'), { refresh: () => received.push('refresh') });
  checkout.innerHTML = '<a href="${shop}/thanks" target="_top">Back to the shop</a>';
  checkout.style.height = '300px';
  document.body.append(checkout);
  connection.subscribe((message) => received.push(message.type));
  host.attachCheckout(checkout, connection);`);

/** Embeds the checkout beside a frame of the hostile site. */
const shopPage = (checkout: string, evil: string): string =>
  page(`
  const record = (name) => (value) => received.push([name, value]) > 0;
  globalThis.embedded = host.embedCheckout(document.body, {
    src: '${checkout}', title: 'Checkout', theme: 'dark', locale: 'de', navigate: record('navigate'),
    onReady: record('ready'), onStatus: record('status'), onFinal: record('final'), onOpenUrl: record('open-url'), onClose: record('close'),
  });
  const sibling = document.createElement('iframe');
  sibling.src = '${evil}/sibling';
  document.body.append(sibling);`);

/** Embeds a page that navigates the top window without a click. */
const hastyShop = (checkout: string): string =>
  page(`host.embedCheckout(document.body, { src: '${checkout}/hasty', title: 'Checkout' });`);
const hastyPage = (shop: string): string => page(`window.top.location.href = '${shop}/thanks';`);

/** Defines `attack`, which posts the forged messages to a window, some with ports to take over the session; returns their number and duration. */
const ATTACK = `
  addEventListener('message', ({ data }) => received.push(data));
  globalThis.attack = (target) => {
    const from = performance.now();
    for (let index = 0; index < host.FORGERIES; index++) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => received.push(data);
      target.postMessage(host.forgery(index), '*', index % 50 ? [] : [port2]);
    }
    return { posted: host.FORGERIES, ms: performance.now() - from };
  };`;

/** Embeds the checkout with the library's own host, and attacks it. */
const evilPage = (checkout: string): string =>
  page(`${ATTACK}
  const options = { src: '${checkout}', title: 'Checkout', onReady: () => received.push('ready') };
  globalThis.embedded = host.embedCheckout(document.body, options);`);

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The sites for the tests of a file. */
export const useHostSites = (): (() => HostSites) => {
  let browser: Browser | undefined;
  let sites: HostSites | undefined;
  const pages = new Map<string, string>();
  const servers = ['shop', 'checkout', 'evil'].map((site) =>
    createServer(({ url = '' }, response) => {
      const isScript = url === '/host.js';
      response.setHeader('Content-Type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
      response.end(pages.get(isScript ? url : site + url) ?? page(''));
    }),
  );
  before(async () => {
    const [shop = '', checkout = '', evil = ''] = await Promise.all(servers.map(listen));
    pages.set('/host.js', await bundle());
    pages.set('shop/', shopPage(checkout, evil)).set('checkout/', checkoutPage(shop));
    pages.set('shop/hasty', hastyShop(checkout)).set('checkout/hasty', hastyPage(shop));
    pages.set('evil/', evilPage(checkout)).set('evil/sibling', page(ATTACK));
    browser = await openBrowser();
    const open = async (url: string): Promise<Page> => {
      const tab = await (await browser!.newContext()).newPage();
      await tab.goto(url);
      return tab;
    };
    sites = { shop, checkout, evil, open };
  });
  after(async () => {
    await browser?.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  return () => {
    if (!sites) throw new Error('The sites have not started.');
    return sites;
  };
};
