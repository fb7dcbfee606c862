import { serve, type Served } from '../e2e/support/serve.js';

/** Variants of a page that polls a payment: our element, or a timer. Delays are milliseconds after each response. */
export const VARIANTS = {
  'pay-status': null,
  'every 1 s': [1_000],
  'every 2 s': [2_000],
  'every 3 s': [3_000],
  '2 s, then 10 s': [2_000, 10_000],
} as const;

export type Variant = keyof typeof VARIANTS;

/** The time after which the last delay of a variant applies, milliseconds: the schedule of Adyen. */
const SLOW_AFTER_MS = 60_000;

const renderElementPage = (gatewayUrl: string, paymentId: string): string => `
  <script type="module" src="${gatewayUrl}/cdn/pay-status.js"></script>
  <pay-status id="shown" payment-id="${paymentId}" base-url="${gatewayUrl}" app-id="app_demo" redirect="none"></pay-status>`;

const renderPollerPage = (gatewayUrl: string, paymentId: string, waits: readonly number[]): string => `
  <p id="shown"></p>
  <script type="module">
    const headers = { 'App-Id': 'app_demo', 'Client-Id': crypto.randomUUID() };
    const from = performance.now();
    const poll = async () => {
      const response = await fetch('${gatewayUrl}/v1/gateway/payment/${paymentId}/status', { headers });
      const { status } = await response.json();
      shown.textContent = { processing: 'Payment on its way', succeeded: 'Payment complete' }[status] ?? status;
      setTimeout(poll, performance.now() - from < ${SLOW_AFTER_MS} ? ${waits[0]} : ${waits.at(-1)});
    };
    await poll();
  </script>`;

/** Serves one page per variant and payment, and `/blank`, at another origin than the gateway. */
export const startPages = (gatewayUrl: string): Promise<Served> =>
  serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const paymentId = searchParams.get('payment_id') ?? '';
    const waits = VARIANTS[(searchParams.get('variant') ?? 'pay-status') as Variant];
    const tag = waits ? renderPollerPage(gatewayUrl, paymentId, waits) : renderElementPage(gatewayUrl, paymentId);
    const body = pathname === '/blank' ? '' : tag;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Bench</title><link rel="icon" href="data:,">${body}</html>`);
  });
