import { html } from 'hono/html';
import type { PageContent } from '../pages/document.js';
import { SHOP_NAME, shopFrame } from './frame.view.js';

/** The page to which the checkout page links as help. */
export const helpView = (): PageContent => ({
  title: `Help · ${SHOP_NAME}`,
  body: shopFrame(html`
    <section class="card">
      <h1>Help with your payment</h1>
      <p>
        Your wallet shows a transfer, but your order says that it is not paid? Do not pay again. A payment can take some
        minutes, and we see it as soon as it arrives.
      </p>
      <p>For anything else, write to us with the order number that the payment page shows.</p>
      <div class="card-actions"><a class="button" href="/">Back to the shop</a></div>
    </section>
  `),
});
