import { after, afterEach, before } from 'node:test';
import { serve, type Served } from './serve.js';
import type { TestEnvironment } from './test-environment.js';

/** Reports errors and console messages to the site, because not every browser's driver exposes them. */
const REPORT_ERRORS = `<script>
  const report = (problem) => navigator.sendBeacon('/problem?' + encodeURIComponent(String(problem)));
  addEventListener('error', ({ message }) => report(message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  for (const level of ['error', 'warn']) {
    const log = console[level].bind(console);
    console[level] = (...values) => {
      log(...values);
      report(values.join(' '));
    };
  }
</script>`;

/** A merchant's own site, of another origin than the gateway's. */
export interface MerchantSite extends Served {
  /** Requested paths, in order. */
  readonly visits: readonly string[];
  /** Delays every response except the pages with elements until `release` is called, which keeps navigations pending. */
  readonly holdResponses: () => void;
  /** Sends the delayed responses, and delays no more. */
  readonly release: () => void;
}

/**
 * Serves `<pay-status>` at `/checkout?payment_id=...`, `<pay-checkout>` at `/buyer?payment_id=...` and, from the CDN files of
 * both elements, at `/both?payment_id=...`, and an empty page elsewhere.
 */
export const startMerchantSite = async (gatewayUrl: string): Promise<MerchantSite> => {
  const visits: string[] = [];
  let released = Promise.resolve();
  let release = (): void => undefined;
  const checkout = (paymentId: string): string => `<!doctype html><html lang="en"><title>Shop</title>
    <link rel="icon" href="data:," />${REPORT_ERRORS}
    <script type="module" src="${gatewayUrl}/cdn/pay-status.js"></script>
    <pay-status payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo"
      success-url="${url}/thanks?order=1" error-url="${url}/sorry" redirect-delay="500"></pay-status></html>`;
  /** A page with `<pay-checkout>` that loads the CDN files of these elements. */
  const buyer = (
    paymentId: string,
    elements: readonly string[],
  ): string => `<!doctype html><html lang="en"><title>Shop</title>
    <link rel="icon" href="data:," />${REPORT_ERRORS}
    ${elements.map((name) => `<script type="module" src="${gatewayUrl}/cdn/${name}.js"></script>`).join('')}
    <pay-checkout payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo"
      gateway-url="${gatewayUrl}/?pid=${paymentId}" success-url="${url}/thanks" redirect-delay="500"></pay-checkout></html>`;
  const { url, close } = await serve((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    visits.push(pathname + search);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (pathname === '/checkout') response.end(checkout(searchParams.get('payment_id') ?? ''));
    else if (pathname === '/both')
      response.end(buyer(searchParams.get('payment_id') ?? '', ['pay-status', 'pay-checkout']));
    else if (pathname === '/buyer') response.end(buyer(searchParams.get('payment_id') ?? '', ['pay-checkout']));
    else void released.then(() => response.end('<!doctype html><title>Shop</title><link rel="icon" href="data:," />'));
  });
  return {
    url,
    visits,
    holdResponses: () => {
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      release();
    },
    close,
  };
};

/** Starts one site for the tests of a suite; call it inside the suite, after the test environment has started. */
export const useMerchantSite = (environment: () => TestEnvironment): (() => MerchantSite) => {
  let site: MerchantSite | undefined;
  before(async () => {
    site = await startMerchantSite(environment().proxy.url);
  });
  // A test that fails before the release must not block the next ones.
  afterEach(() => site?.release());
  after(() => site?.close());
  return () => {
    if (!site) throw new Error('The site has not started.');
    return site;
  };
};
