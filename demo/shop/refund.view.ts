import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';
import { errorPage } from './catalogue.view.js';

export const REFUND_PATH = '/shop/refunds';

const refundForm = (paymentId: string, label: string): Markup =>
  html`<form method="post" action="${REFUND_PATH}">
    <button class="quiet-button" name="payment_id" value="${paymentId}">${label}</button>
  </form>`;

/** The merchant's side of a paid order, on the same page because the sandbox has no sign-in. */
export const merchantView = (paymentId: string): Markup =>
  html`<aside class="merchant-side" aria-labelledby="merchant-side">
    <h2 id="merchant-side">For the merchant</h2>
    <p>A real shop has this behind its sign-in. It marks the payment as refunded; no money moves.</p>
    ${refundForm(paymentId, 'Refund this order')}
  </aside>`;

/** The payment could not be marked, or the response was lost. */
export const notRefundedView = (paymentId: string): PageContent =>
  errorPage(
    'We could not mark the refund',
    html`<p>Our payment service did not confirm it. Try again: the payment is marked once, however often you ask.</p>`,
    refundForm(paymentId, 'Try again'),
  );
