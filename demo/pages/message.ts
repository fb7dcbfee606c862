import { html } from 'hono/html';
import type { Markup } from './document.js';

interface Message {
  readonly title: string;
  readonly text: Markup;
  readonly link?: { readonly href: string; readonly label: string };
}

/** Body of a page with one message, and at most one link. */
export const messagePage = ({ title, text, link }: Message): Markup =>
  html`<body class="message">
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : ''}
    </main>
  </body>`;
