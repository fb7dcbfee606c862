import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, before } from 'node:test';
import type { TestEnvironment } from './test-environment.js';

/** Tells the site of what would only be a line in a console: not every browser's driver can. */
const REPORT_ERRORS = `<script>
  const tell = (trouble) => navigator.sendBeacon('/trouble?' + encodeURIComponent(String(trouble)));
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  for (const level of ['error', 'warn']) {
    const say = console[level].bind(console);
    console[level] = (...said) => {
      say(...said);
      tell(said.join(' '));
    };
  }
</script>`;

/** A merchant's own site, of another origin than the gateway's. */
export interface MerchantSite {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly visits: readonly string[];
  /** Holds back every answer but the checkout page until `release` is called: a page that leaves stays until then. */
  readonly holdResponses: () => void;
  /** Gives all that are held, and holds no more. */
  readonly release: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves a page with the tag at `/checkout?payment_id=...`, with the whole buyer's page at `/buyer?payment_id=...` and
 * with that from the files of both elements at `/both?payment_id=...`, with many at `/list?payment_ids=...`, and something for every other path.
 */
export const startMerchantSite = async (gatewayUrl: string): Promise<MerchantSite> => {
  const visits: string[] = [];
  let held = Promise.resolve();
  let release = (): void => undefined;
  let url = '';
  const checkout = (paymentId: string): string => `<!doctype html><html lang="en"><title>Shop</title>
    <link rel="icon" href="data:," />${REPORT_ERRORS}
    <script type="module" src="${gatewayUrl}/cdn/pay-status.js"></script>
    <pay-status payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo"
      success-url="${url}/thanks?order=1" error-url="${url}/sorry" redirect-delay="500"></pay-status></html>`;
  /** The buyer's page, from the files of these elements. */
  const buyer = (
    paymentId: string,
    elements: readonly string[],
  ): string => `<!doctype html><html lang="en"><title>Shop</title>
    <link rel="icon" href="data:," />${REPORT_ERRORS}
    ${elements.map((name) => `<script type="module" src="${gatewayUrl}/cdn/${name}.js"></script>`).join('')}
    <pay-checkout payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo"
      gateway-url="${gatewayUrl}/?pid=${paymentId}" success-url="${url}/thanks" redirect-delay="500"></pay-checkout></html>`;
  /** An order list: many payments on one page. */
  const list = (paymentIds: readonly string[]): string => `<!doctype html><html lang="en"><title>Orders</title>
    <link rel="icon" href="data:," />
    <script type="module" src="${gatewayUrl}/cdn/pay-status.js"></script>
    ${paymentIds
      .map((id) => `<pay-status payment-id="${id}" base-url="${gatewayUrl}" app-id="app_demo"></pay-status>`)
      .join('')}</html>`;
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    visits.push(pathname + search);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (pathname === '/checkout') response.end(checkout(searchParams.get('payment_id') ?? ''));
    else if (pathname === '/both')
      response.end(buyer(searchParams.get('payment_id') ?? '', ['pay-status', 'pay-checkout']));
    else if (pathname === '/buyer') response.end(buyer(searchParams.get('payment_id') ?? '', ['pay-checkout']));
    else if (pathname === '/list') response.end(list((searchParams.get('payment_ids') ?? '').split(',')));
    else void held.then(() => response.end('<!doctype html><title>Shop</title><link rel="icon" href="data:," />'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    visits,
    holdResponses: () => {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      release();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** One site for the tests of a suite: called inside of it, so that the environment of the file is there. */
export const useMerchantSite = (environment: () => TestEnvironment): (() => MerchantSite) => {
  let site: MerchantSite | undefined;
  before(async () => {
    site = await startMerchantSite(environment().proxy.url);
  });
  // A test that failed before it released them fails alone.
  afterEach(() => site?.release());
  after(() => site?.close());
  return () => {
    if (!site) throw new Error('The site has not started.');
    return site;
  };
};
