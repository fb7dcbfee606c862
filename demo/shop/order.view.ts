import { html } from 'hono/html';
import type { Markup, PageContent } from '../pages/document.js';
import { formatMoney } from '../pages/money.js';
import { buyForm, SHOP_NAME, shopFrame } from './frame.view.js';
import type { OrderPayment } from './orders.js';
import type { Outcome } from './outcome.js';
import { productArt } from './product-art.view.js';
import type { PaymentRecord } from './payment-record.js';
import type { Product } from './products.js';
import { merchantView } from './refund.view.js';

export interface OrderPage extends Partial<PaymentRecord> {
  readonly id: string;
  readonly product: Product;
  readonly payment: OrderPayment;
  /** True if this buyer may see the payment's status. */
  readonly follows: boolean;
  /** An attribute of the payment's element; empty by default. */
  readonly explorer: Markup | '';
}

interface OutcomeText {
  readonly tone: 'good' | 'open' | 'bad';
  /** Short label for the order's status. */
  readonly state: string;
  readonly title: string;
  readonly text: string;
}

const NOT_CHARGED = 'We have not received any money for this order.';

/** The mark moves no money, so the text does not say that it has arrived. */
const REFUNDED: OutcomeText = {
  tone: 'good',
  state: 'Refunded',
  title: 'This order was refunded',
  text: 'We have marked your payment as refunded. If the money has not reached you, write to us with the order number.',
};

const describeOutcome = (outcome: Outcome): OutcomeText => {
  switch (outcome.kind) {
    case 'paid':
      return {
        tone: 'good',
        state: 'Paid',
        title: 'Thank you. It is yours.',
        text: 'Your payment arrived and our payment service has confirmed it. We wrap your order today.',
      };
    case 'processing':
      return {
        tone: 'open',
        state: 'Payment on its way',
        title: 'Your payment is on its way',
        text: 'It is not confirmed yet. We hold your order and send it as soon as the payment arrives.',
      };
    case 'waiting':
      return {
        tone: 'open',
        state: 'Not paid yet',
        title: 'This order is not paid yet',
        text: 'The payment is still open. You can continue where you left off.',
      };
    case 'declined':
      return { tone: 'bad', state: 'Declined', title: 'The payment was declined', text: NOT_CHARGED };
    case 'failed':
      return {
        tone: 'bad',
        state: 'Failed',
        title: 'The payment did not go through',
        text: `${NOT_CHARGED} If your wallet shows a transfer, write to us before you pay again.`,
      };
    case 'expired':
      return {
        tone: 'bad',
        state: 'Expired',
        title: 'The time to pay ran out',
        text: `${NOT_CHARGED} If your wallet shows a transfer, write to us before you pay again.`,
      };
    case 'cancelled':
      return { tone: 'bad', state: 'Cancelled', title: 'The payment was cancelled', text: NOT_CHARGED };
    case 'unknown':
      return {
        tone: 'open',
        state: outcome.status,
        title: 'We are looking into your payment',
        text: 'Our payment service reported a status that we do not recognise. We hold your order until it is resolved.',
      };
    case 'unverified':
      return {
        tone: 'open',
        state: 'Not checked',
        title: 'We could not check your payment',
        text: 'Our payment service does not answer right now, so we cannot say whether you have paid. Your order is safe.',
      };
  }
};

const receiptLink = ({ receiptUrl, follows }: OrderPage): Markup | '' =>
  receiptUrl && follows ? html`<a class="quiet-button" href="${receiptUrl}">Receipt</a>` : '';

const actions = (order: OrderPage, { kind }: Outcome, tone: OutcomeText['tone']): Markup => {
  const { product } = order;
  const { paymentId, gatewayUrl } = order.payment;
  const shopLink = html`<a class="${tone === 'good' ? 'button' : 'quiet-button'}" href="/">
    ${tone === 'good' ? 'Continue shopping' : 'Back to the shop'}
  </a>`;
  if (tone === 'good') return html`${shopLink} ${receiptLink(order)}`;
  if (tone === 'bad') return html`${buyForm(product.id, 'Try again')} ${shopLink}`;
  const here = `?${new URLSearchParams({ payment_id: paymentId })}`;
  return kind === 'waiting'
    ? html`<a class="button" href="${gatewayUrl}">Continue to payment</a> ${shopLink}`
    : html`<a class="button" href="${here}">Check again</a> ${shopLink}`;
};

const MARKS = {
  good: 'm5 12.5 4.5 4.5L19 7.5',
  open: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  bad: 'm7 7 10 10M17 7 7 17',
};

const mark = (tone: OutcomeText['tone']): Markup =>
  html`<svg class="card-mark" viewBox="0 0 24 24" aria-hidden="true"><path d="${MARKS[tone]}" /></svg>`;

const toIso = (atMs: number): string => new Date(atMs).toISOString();

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

const refundRow = (atMs: number): Markup =>
  html`<div>
    <dt>Refunded on</dt>
    <dd><time datetime="${toIso(atMs)}">${DATE.format(atMs)}</time></dd>
  </div>`;

/** The live status, requested through the shop's server: the page holds no gateway credentials. */
const follow = ({ payment: { paymentId, expiresAt }, explorer, refundedAtMs }: OrderPage, { kind }: Outcome): Markup =>
  html`<pay-status
    class="card-payment"
    payment-id="${paymentId}"
    status-url="/shop/status/{id}"
    expires-at="${expiresAt}"
    redirect="none"
    ${explorer}
    ${refundedAtMs ? html`refunded-at="${Math.floor(refundedAtMs / 1_000)}"` : ''}
    shape="inline"
    ${kind === 'waiting' || kind === 'processing' ? 'data-waiting' : ''}
  ></pay-status>`;

/** The page of an order, to which the gateway redirects the buyer. */
export const orderView = (order: OrderPage, outcome: Outcome): PageContent => {
  const { id, product, payment, follows, refundedAtMs } = order;
  const { tone, state, title, text } = refundedAtMs ? REFUNDED : describeOutcome(outcome);
  return {
    title: `${title} · ${SHOP_NAME}`,
    scripts: follows ? ['/assets/order.js', '/cdn/pay-status.js'] : [],
    body: shopFrame(html`
      <section class="card ${tone}">
        ${mark(tone)}
        <h1>${title}</h1>
        <p>${text}</p>
        <div class="card-order">
          ${productArt(product.id)}
          <p class="card-product"><strong>${product.name}</strong> <span>${formatMoney(product.price)}</span></p>
          <dl>
            <div>
              <dt>Order</dt>
              <dd>${id}</dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd class="state">${state}</dd>
            </div>
            ${refundedAtMs ? refundRow(refundedAtMs) : ''}
            <div>
              <dt>Payment</dt>
              <dd class="id">${payment.paymentId}</dd>
            </div>
          </dl>
        </div>
        ${follows ? follow(order, outcome) : ''}
        <div class="card-actions">${actions(order, outcome, tone)}</div>
      </section>
      ${follows && outcome.kind === 'paid' && !refundedAtMs ? merchantView(payment.paymentId) : ''}
    `),
  };
};
