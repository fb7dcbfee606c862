import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createMerchantClient, createStatusHandler } from '../../../src/server/merchant/index.js';
import { selfSigned } from '../../support/certificate.js';
import { bundlePrograms } from './bundle.js';
import { EXAMPLES } from './document.js';
import { loadRender } from './rendered.js';
import { CDN_FILES, fillPage, replaceHosts, type Hosts } from './hosts.js';

/**
 * Serves the pages of docs/csp.md at `/{name}?pid=…&index=…` with their policies, and everything they load except the
 * gateway.
 */
export interface Site {
  readonly url: string;
  /** Origin of the icons. */
  readonly icons: string;
  /** Requested paths, in order. */
  readonly visits: readonly string[];
  /** Violation reports by browsers, unparsed. */
  readonly reports: readonly string[];
  readonly close: () => Promise<void>;
}

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4" /></svg>';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const withReports = (policy: string): HeadersInit => ({
  'Content-Security-Policy': `${policy}; report-uri /csp-reports`,
});

const renderDocument = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>${body}</html>`;

const fileAnswer = (name: string, content: string | Uint8Array): Response =>
  new Response(typeof content === 'string' ? content : Uint8Array.from(content), {
    headers: {
      'Content-Type': name.endsWith('.css') ? 'text/css' : 'text/javascript',
      // CDNs send this header.
      'Access-Control-Allow-Origin': '*',
    },
  });

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const stop = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** Browsers reach the gateway at `gatewayUrl`, the site's own server at `directUrl`. */
export const startSite = async (gatewayUrl: string, directUrl: string): Promise<Site> => {
  const visits: string[] = [];
  const reports: string[] = [];
  const client = createMerchantClient({ baseUrl: directUrl, merchantId: 'merchant_demo', apiKey: 'wcp_test_demo' });
  const status = createStatusHandler({ client, authorize: () => true });

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname === '/csp-reports') {
      reports.push(await request.text());
      return new Response(null, { status: 204 });
    }
    visits.push(pathname + search);
    const name = pathname.slice(1).replace(/^pay-status\/cdn\//, '');
    const file = files.get(name);
    if (file !== undefined) return fileAnswer(name, file);
    if (pathname.startsWith('/status/')) return status(request);
    const example = EXAMPLES.find((one) => one.name === name && one.index === Number(searchParams.get('index')));
    if (!example) return new Response(renderDocument(''), { headers: { ...HTML, ...withReports("style-src 'none'") } });
    const paymentId = searchParams.get('pid') ?? '';
    const { policy, html, nonce } = fillPage(example, hosts, paymentId);
    const body = await render(html, paymentId, nonce);
    return new Response(renderDocument(body), { headers: { ...HTML, ...withReports(policy) } });
  };

  const shop = createAdaptorServer({ fetch: answer }) as Server;
  const other = createAdaptorServer({ fetch: answer }) as Server;
  const icons = createServer(selfSigned(), (_request, response) => {
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end(ICON);
  });
  const hosts: Hosts = {
    shop: `http://127.0.0.1:${await listen(shop)}`,
    other: `http://localhost:${await listen(other)}`,
    icons: `https://localhost:${await listen(icons)}`,
    gateway: gatewayUrl,
  };
  const rewrite = (program: string): string => replaceHosts(program, hosts);
  const [bundle, render] = await Promise.all([bundlePrograms(rewrite), loadRender(rewrite)]);
  const files: ReadonlyMap<string, string | Uint8Array> = new Map([...CDN_FILES, ...bundle]);
  return {
    url: hosts.shop,
    icons: hosts.icons,
    visits,
    reports,
    close: async () => {
      await Promise.all([shop, other, icons].map(stop));
    },
  };
};
