import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';
import { formatMoney } from '../pages/money.js';
import { buyForm, SHOP_NAME, shopFrame } from './frame.view.js';
import { productArt } from './product-art.view.js';
import { PRODUCTS, type Product } from './products.js';

const productItem = ({ id, name, description, price }: Product): Markup =>
  html`<li class="product" id="${id}">
    ${productArt(id)}
    <div class="product-text">
      <h2>${name}</h2>
      <p>${description}</p>
    </div>
    <div class="product-foot">
      <p class="price">${formatMoney(price)}</p>
      ${buyForm(id, html`Buy<span class="spoken"> ${name}</span>`)}
    </div>
  </li>`;

/** The list of products. */
export const catalogueView = (): PageContent => ({
  title: `${SHOP_NAME}, paper and ink`,
  body: shopFrame(html`
    <div class="hero">
      <h1>For things worth writing&nbsp;down.</h1>
      <p>Six tools for a desk that we use ourselves. Pick one, pay with a stablecoin, and we wrap it in brown paper.</p>
    </div>
    <ul class="products">
      ${PRODUCTS.map(productItem)}
    </ul>
  `),
});

/** A page with a message in place of an order. */
export const errorPage = (title: string, text: Markup, action: Markup): PageContent => ({
  title: `${title} · ${SHOP_NAME}`,
  body: shopFrame(html`
    <section class="card">
      <h1>${title}</h1>
      ${text}
      <div class="card-actions">${action}</div>
    </section>
  `),
});

const shopLink = html`<a class="button" href="/">Back to the shop</a>`;

export const unknownProductView = (): PageContent =>
  errorPage('Product not found', html`<p>We have no product with this name. Nothing was ordered.</p>`, shopLink);

/** For an order that does not exist. */
export const unknownOrderView = (): PageContent =>
  errorPage(
    'We do not know this order',
    html`<p>
      This link matches none of our orders. If you have just paid, open the link that brought you here again, or write
      to us with your order number.
    </p>`,
    shopLink,
  );

/** The payment could not be created, or its response was lost. A retry with the same intent finds that payment. */
export const notStartedView = ({ id, name }: Product, intent: string): PageContent =>
  errorPage(
    'We could not start the payment',
    html`<p>Our payment service did not answer. You have not paid anything.</p>`,
    html`${buyForm(id, html`Try again<span class="spoken"> to buy: ${name}</span>`, intent)}
      <a class="quiet-button" href="/">Back to the shop</a>`,
  );
