import { html } from 'hono/html';
import { getUnit } from '../gateway/rails/asset.js';
import type { Gateway } from '../gateway/gateway.js';
import type { PageContent } from '../pages/document.js';
import type { KnownAsset } from './client/merchants/known-assets.js';

const STYLES = ['', '-panes', '-parts', '-forms', '-panels', '-timeline'].map((part) => `console${part}.css`);

const getAssets = ({ assets }: Pick<Gateway, 'assets'>): readonly KnownAsset[] =>
  assets.map((asset) => ({
    asset: getUnit(asset).replace(/^caip19\//, ''),
    name: `${asset.symbol} on ${asset.networkName}`,
  }));

/** An empty page with the assets of the rail; its script renders the content. */
export const consoleView = (gateway: Pick<Gateway, 'assets'>): PageContent => ({
  title: 'Console · pay-status sandbox',
  styles: STYLES,
  scripts: ['/assets/console.js'],
  body: html`<body class="console" data-assets="${JSON.stringify(getAssets(gateway))}">
    <sandbox-console></sandbox-console>
    <noscript>
      <p class="no-script">
        The console needs JavaScript, which is off. Programs can do the same by <code>/sandbox/*</code>.
      </p>
    </noscript>
  </body>`,
});
