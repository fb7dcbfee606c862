import { html } from 'hono/html';
import type { PageContent } from '../pages/document.js';

const STYLES = ['', '-panes', '-parts', '-forms', '-panels', '-timeline'].map((part) => `console${part}.css`);

/** An empty page; its script renders the content. */
export const consoleView = (): PageContent => ({
  title: 'Console · pay-status sandbox',
  styles: STYLES,
  scripts: ['/assets/console.js'],
  body: html`<body class="console">
    <sandbox-console></sandbox-console>
    <noscript>
      <p class="no-script">
        The console needs JavaScript, which is off. Programs can do the same by <code>/sandbox/*</code>.
      </p>
    </noscript>
  </body>`,
});
