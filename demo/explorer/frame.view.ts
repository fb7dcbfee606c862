import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';

interface ExplorerPage {
  readonly title: string;
  readonly networkName: string;
  readonly content: Markup;
}

/** A page of the explorer around its content. It needs no script. */
export const explorerFrame = ({ title, networkName, content }: ExplorerPage): PageContent => ({
  title: `${title} · Explorer`,
  styles: ['explorer.css'],
  body: html`<body class="explorer">
    <a class="skip" href="#content">Skip to the content</a>
    <header class="explorer-head">
      <a class="explorer-name" href="/explorer">Explorer</a>
      <p>${networkName}</p>
      <nav aria-label="Sandbox"><a href="/console">Console</a> <a href="/">Shop</a></nav>
    </header>
    <main id="content" tabindex="-1">
      <h1>${title}</h1>
      ${content}
    </main>
  </body>`,
});
