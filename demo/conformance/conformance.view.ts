import { html } from 'hono/html';
import { networkData, type NetworkSource } from '../pages/network-data.js';
import type { PageContent } from '../pages/document.js';

export const STYLES = ['conformance.css'];

interface Surroundings {
  readonly gateway: NetworkSource;
  readonly baseUrl: string;
  readonly embedOrigins: readonly string[];
}

/** The page that checks the host around it; its script renders the content. */
export const conformanceView = ({ gateway, baseUrl, embedOrigins }: Surroundings): PageContent => ({
  title: 'Check of a host',
  styles: STYLES,
  scripts: ['/assets/conformance.js'],
  body: html`<body
    class="conformance"
    data-base-url="${baseUrl}"
    data-embed-origins="${embedOrigins.join(' ')}"
    ${networkData(gateway)}
  >
    <main id="check">
      <noscript><p class="lead">The check needs JavaScript. In an app, turn it on in the WebView.</p></noscript>
    </main>
  </body>`,
});
