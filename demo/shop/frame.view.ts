import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';
import { newIntent } from './orders.js';

/** The name of the shop. */
export const SHOP_NAME = 'Marginalia';

const signet = html`<svg class="signet" viewBox="0 0 32 32" aria-hidden="true">
  <path d="M7 3h15l4 4v22H7z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
  <path d="M11.5 3v26" class="margin-line" stroke-width="2" />
  <path d="M15.5 12h7M15.5 17h7M15.5 22h4" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
</svg>`;

/** The body of a page of the shop, around its content. */
export const shopFrame = (content: Markup): Markup =>
  html`<body class="shop">
    <a class="skip" href="#content">Skip to the content</a>
    <aside class="notice" aria-label="Notice">
      <p><strong>Test mode.</strong> No real money moves.</p>
      <nav aria-label="Sandbox"><a href="/console">Console</a> <a href="/docs">API documentation</a></nav>
    </aside>
    <header class="shop-head">
      <a class="shop-name" href="/">${signet} ${SHOP_NAME}</a>
      <p>Paper, ink and small brass things</p>
    </header>
    <main id="content" tabindex="-1">${content}</main>
    <footer class="shop-foot">
      <p>Posted on Tuesdays and Fridays. Thirty days to change your mind.</p>
      <p>Payments by the pay-status sandbox.</p>
    </footer>
  </body>`;

/** Orders a product. A plain form, because buying works without JavaScript. */
export const buyForm = (productId: string, label: Markup | string, intent = newIntent()): Markup =>
  html`<form method="post" action="/shop/orders">
    <button class="button" name="product" value="${productId}">${label}</button>
    <input type="hidden" name="intent" value="${intent}" />
  </form>`;
