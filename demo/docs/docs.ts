import { Hono } from 'hono';
import { html } from 'hono/html';
import { answerPage, type Markup } from '../pages/document.js';
import type { Page } from '../server.js';

/** Swagger UI is a classic script that sets a global variable, which the module after it reads. */
const body = (): Markup =>
  html`<body class="docs">
    <a class="skip" href="#reference">Skip to the reference</a>
    <header>
      <p><strong>Payment gateway</strong> sandbox</p>
      <nav>
        <a href="/">Shop</a>
        <a href="/openapi.json" type="application/json">openapi.json</a>
      </nav>
    </header>
    <main id="reference" tabindex="-1">
      <noscript>
        <p>This page needs JavaScript. The same reference is in <a href="/openapi.json">openapi.json</a>.</p>
      </noscript>
    </main>
    <script defer src="/assets/swagger-ui-bundle.js"></script>
    <script type="module" src="/assets/docs.js"></script>
  </body>`;

/** The API reference, rendered from `/openapi.json`. Its images are data URLs in its style sheet. */
export const docsPage: Page = () => {
  const page = new Hono();
  page.get('/docs', (context) =>
    answerPage(context, {
      title: 'API reference',
      styles: ['swagger-ui.css', 'docs.css', 'docs-contrast.css'],
      origins: { writesMarkup: true },
      body: body(),
    }),
  );
  return page;
};
