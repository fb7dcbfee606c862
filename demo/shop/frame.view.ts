import { html } from 'hono/html';
import type { Markup } from '../pages/document.js';
import { newIntent } from './orders.js';

/** The name of the shop. */
export const SHOP_NAME = 'Marginalia';

/** The body of a page of the shop, around its content. */
export const shopFrame = (content: Markup): Markup =>
  html`<body class="shop">
    <a class="skip" href="#content">Skip to the content</a>
    <aside class="notice" aria-label="Notice">
      <p><strong>Test mode.</strong> ${SHOP_NAME} is an invented shop: no real money moves, and nothing is sent.</p>
      <nav aria-label="Sandbox"><a href="/console">Console</a> <a href="/docs">API documentation</a></nav>
    </aside>
    <header class="shop-head">
      <a class="shop-name" href="/"><img src="/assets/logo.svg" alt="" width="32" height="32" /> ${SHOP_NAME}</a>
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
