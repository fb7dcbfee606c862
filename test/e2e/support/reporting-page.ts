import { text } from 'node:stream/consumers';
import { serve, type Served } from './serve.js';

/** A report that the page sends to its server. */
export interface Report {
  readonly type: 'tick' | 'shown';
  /** Unix milliseconds. */
  readonly time: number;
  readonly visibility: DocumentVisibilityState;
  readonly paymentId: string;
  readonly text: string;
}

/** Follows one payment after another, and reports its content and the ticks of a one-second timer. */
const renderPage = (gatewayUrl: string): string => `<!doctype html><html lang="en"><title>Hidden</title>
  <link rel="icon" href="data:," />
  <script type="module" src="${gatewayUrl}/cdn/pay-status.js"></script>
  <pay-status base-url="${gatewayUrl}" app-id="app_demo" redirect="none"></pay-status>
  <script type="module">
    await customElements.whenDefined('pay-status');
    const element = document.querySelector('pay-status');
    const report = (type) => {
      const { paymentId, shadowRoot } = element;
      const { visibilityState: visibility } = document;
      const body = JSON.stringify({ type, time: Date.now(), visibility, paymentId, text: shadowRoot.textContent });
      void fetch('/report', { method: 'POST', body });
    };
    new MutationObserver(() => report('shown')).observe(element.shadowRoot, {
      subtree: true, childList: true, characterData: true,
    });
    setInterval(report, 1_000, 'tick');
    for (;;) element.paymentId = await (await fetch('/next')).text();
  </script></html>`;

export interface ReportingPage extends Served {
  readonly reports: readonly Report[];
  /** Makes the page follow this payment. */
  readonly follow: (paymentId: string) => void;
}

export const startReportingPage = async (gatewayUrl: string): Promise<ReportingPage> => {
  const reports: Report[] = [];
  let send = (_: string): void => undefined;
  const served = await serve((request, response) => {
    if (request.url === '/report') {
      void text(request).then((body) => {
        reports.push(JSON.parse(body) as Report);
        response.end();
      });
    } else if (request.url === '/next') {
      send = (paymentId) => response.end(paymentId);
    } else {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(request.url === '/' ? renderPage(gatewayUrl) : '<!doctype html><title>Another tab</title>');
    }
  });
  return {
    ...served,
    reports,
    follow: (paymentId) => {
      send(paymentId);
    },
  };
};
