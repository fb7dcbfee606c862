import { html } from 'hono/html';
import { fillPlural } from 'pay-status/locales';
import type { StrictMerchantProfile } from '../gateway/wire/payment-details.js';
import type { PaymentDisplay } from '../gateway/wire/payment-display.js';
import type { Payment } from '../gateway/payments/payment.js';
import type { Markup } from '../pages/document.js';
import { formatMoney } from '../pages/money.js';
import type { BuyerTexts } from './buyer-texts.js';

interface Waiting {
  readonly payment: Payment;
  readonly merchant: StrictMerchantProfile;
  readonly logoUrl: string | null;
  readonly texts: BuyerTexts;
  readonly gatewayUrl: string;
  readonly walletUrl: string;
}

/** The most items that are listed at once, as by the element. */
const MAX_SHOWN = 3;

const itemList = (items: PaymentDisplay['items'], locale: string): Markup =>
  html`<ul class="items">
    ${items.map(
      ({ name, quantity, amount }) =>
        html`<li>
          <span>${quantity !== null && quantity > 1 ? `${quantity} × ` : ''}<bdi>${name}</bdi></span>
          ${amount ? html`<span>${formatMoney(amount, locale)}</span>` : ''}
        </li>`,
    )}
  </ul>`;

const itemLists = (items: PaymentDisplay['items'], { locale, messages }: BuyerTexts): Markup | '' => {
  if (!items.length) return '';
  const more = items.slice(MAX_SHOWN);
  const rest = html`<details>
    <summary>${fillPlural(messages.checkout.moreItems, more.length, locale)}</summary>
    ${itemList(more, locale)}
  </details>`;
  return html`${itemList(items.slice(0, MAX_SHOWN), locale)} ${more.length ? rest : ''}`;
};

const logo = (url: string | null, name: string): Markup =>
  url
    ? html`<img class="logo monogram" src="${url}" alt="" referrerpolicy="no-referrer" />`
    : html`<span class="logo monogram" aria-hidden="true">${[...name][0]}</span>`;

/** The merchant, the amount and the order. */
export const summary = ({
  payment,
  merchant: { name },
  logoUrl,
  texts,
}: Pick<Waiting, 'payment' | 'merchant' | 'logoUrl' | 'texts'>): Markup => {
  const { amount, referenceId, display } = payment;
  const { order } = texts.messages.checkout;
  return html`<header class="summary">
    <div class="due">
      <p class="merchant">
        ${logo(logoUrl, name)}
        <bdi>${name}</bdi>
      </p>
      <p class="amount">${formatMoney(amount, texts.locale)}</p>
    </div>
    ${itemLists(display?.items ?? [], texts)}
    <p class="reference">${order} <bdi>${referenceId}</bdi></p>
  </header>`;
};

const ways = ({ gatewayUrl, walletUrl, texts }: Waiting): Markup => {
  const { newTab, checkout } = texts.messages;
  return html`<p>
      <a class="button" href="${walletUrl}" target="_blank" rel="noopener"
        >${checkout.openWallet}<span aria-hidden="true"> ↗</span><span class="spoken"> ${newTab}</span></a
      >
    </p>
    <p>${checkout.linkCopyFailed}<br /><a href="${gatewayUrl}" dir="ltr">${gatewayUrl}</a></p>`;
};

/** Placeholder until the element is defined, and the whole content without JavaScript. */
export const waitingView = (waiting: Waiting): Markup => {
  const { payment, gatewayUrl, texts } = waiting;
  const { status } = payment.state;
  const { messages, noScript } = texts;
  return html`<div class="waiting">
    ${summary(waiting)}
    <div>
      <p class="loading">${messages.checkout.loading}</p>
      <noscript>
        <p><strong>${messages.statuses[status][0]}</strong></p>
        <p>${noScript.then} <a href="${gatewayUrl}">${noScript.reload}</a></p>
        ${status === 'requires_action' ? ways(waiting) : ''}
      </noscript>
    </div>
  </div>`;
};
