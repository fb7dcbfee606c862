import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { serve, type Served } from '../../e2e/support/serve.js';
import type { Bundle } from './bundle.js';

/** The library whose script a page loads. */
export type Side = 'blank' | 'pay-status' | 'adyen';

const CDN = 'dist/cdn';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Defines `shown`, which resolves as soon as a root shows its first state. */
const WATCH = `
  const place = document.querySelector('#place');
  globalThis.shown = ({ root, shows }) =>
    new Promise((done) => {
      const look = () => shows() && done();
      new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true });
      look();
    });`;

/**
 * Each defines `mount(count, getId)`, which adds instances to the page and returns the root in which each shows its state; and
 * `rendered()`, which resolves when all have rendered for the first time, before they have a state.
 */
const SCRIPTS: Readonly<Record<Side, string>> = {
  blank: '',
  'pay-status': `
    import '/pay-status.js';
    const tag = (id) =>
      \`<pay-status payment-id="\${id}" base-url="\${location.origin}" app-id="app" redirect="none"></pay-status>\`;
    globalThis.mount = (count, getId) => {
      place.innerHTML = Array.from({ length: count }, (_, index) => tag(getId(index))).join('');
      return [...place.children].map(({ shadowRoot }) => ({
        root: shadowRoot,
        shows: () => shadowRoot.textContent.includes('Waiting for your payment'),
      }));
    };
    globalThis.rendered = () => Promise.all([...place.children].map(({ updateComplete }) => updateComplete));`,
  adyen: `
    import '/bundle.js';
    globalThis.mount = async (count) => {
      const checkout = await openCheckout(location.origin + '/adyen/');
      return Array.from({ length: count }, () => {
        const root = place.appendChild(document.createElement('div'));
        showStatus(checkout, root);
        return { root, shows: () => root.querySelector('.adyen-checkout__await__indicator-text') !== null };
      });
    };
    globalThis.rendered = async () => {
      for (const root of place.children) {
        while (!root.querySelector('.adyen-checkout__await')) await new Promise((resolve) => setTimeout(resolve));
      }
    };`,
};

const SHOW = `await shown((await mount(1, () => 'pay_1'))[0]);`;

const renderDocument = (
  side: Side,
  shows: boolean,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>Bench</title><link rel="icon" href="data:,">
  ${side === 'adyen' ? '<link rel="stylesheet" href="/bundle.css">' : ''}</head>
  <body><div id="place"></div><script type="module">${WATCH}</script>
  <script type="module">${SCRIPTS[side]}
  ${shows ? SHOW : ''}
  globalThis.isReady = true;
  // Reports the time since the start of the navigation, milliseconds.
  globalThis.report?.(String(performance.now()));</script></body></html>`;

/** Returns the URL of a page that loads the script of a side, and shows one payment or nothing. */
export const getPageUrl = (base: string, side: Side, shows: boolean): string =>
  `${base}/?side=${side}${shows ? '&shows' : ''}`;

const WAITING = JSON.stringify({ status: 'requires_action', isFinal: false, pollInMs: 60_000 });
const PENDING = JSON.stringify({ type: 'pending', resultCode: 'pending', payload: 'data' });

/** Starts one server for both sides, which responds at once from memory, with brotli compression. */
export const startPages = ({ scripts, style }: Bundle): Promise<Served> => {
  const files = new Map<string, Buffer>();
  const compressed = (text: Uint8Array): Buffer => brotliCompressSync(text);
  for (const { path, contents } of scripts) files.set(path.slice(path.lastIndexOf('/')), compressed(contents));
  files.set('/bundle.css', compressed(Buffer.from(style)));

  const send = (response: ServerResponse, type: string, body: string | Buffer, encoding?: string): void => {
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    response.writeHead(200, headers).end(body);
  };
  const fileAt = async (path: string): Promise<Buffer | undefined> => {
    const known = files.get(path) ?? (await readFile(CDN + path).then(compressed, () => undefined));
    if (known) files.set(path, known);
    return known;
  };

  return serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      const side = searchParams.get('side') as Side;
      return send(response, 'text/html', renderDocument(side, searchParams.has('shows')));
    }
    if (pathname.startsWith('/adyen/')) return send(response, 'application/json', PENDING);
    if (pathname.startsWith('/v1/')) {
      // Long polls are never answered; the first request of a page has no `maxPollMs`.
      if (searchParams.has('maxPollMs')) return undefined;
      return send(response, 'application/json', WAITING);
    }
    void fileAt(pathname).then((body) => {
      if (body) send(response, TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/plain', body, 'br');
      else response.writeHead(404).end();
    });
    return undefined;
  });
};
