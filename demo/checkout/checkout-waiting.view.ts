import { html } from 'hono/html';
import type { KnownPaymentStatus } from 'pay-status/contract';
import type { StrictMerchantProfile } from '../gateway/wire/payment-details.js';
import type { PaymentDisplay } from '../gateway/wire/payment-display.js';
import type { Payment } from '../gateway/payments/payment.js';
import type { Markup } from '../pages/document.js';
import { formatMoney } from '../pages/money.js';

interface Waiting {
  readonly payment: Payment;
  readonly merchant: StrictMerchantProfile;
  readonly gatewayUrl: string;
  readonly walletUrl: string;
}

/** Shown without JavaScript only; the element has its own texts. */
const STATUS_WORDS: Readonly<Record<KnownPaymentStatus, string>> = {
  requires_action: 'waiting to be paid',
  processing: 'on its way',
  succeeded: 'complete',
  failed: 'not successful',
  expired: 'expired',
  cancelled: 'cancelled',
};

/** The most items that are listed at once, as by the element. */
const MAX_SHOWN = 3;

const itemList = (items: PaymentDisplay['items']): Markup =>
  html`<ul class="items">
    ${items.map(
      ({ name, quantity, amount }) =>
        html`<li>
          <span>${quantity !== null && quantity > 1 ? `${quantity} × ` : ''}<bdi>${name}</bdi></span>
          ${amount ? html`<span>${formatMoney(amount)}</span>` : ''}
        </li>`,
    )}
  </ul>`;

const itemLists = (items: PaymentDisplay['items']): Markup | '' => {
  if (!items.length) return '';
  const more = items.slice(MAX_SHOWN);
  const rest = html`<details>
    <summary>+${more.length} more</summary>
    ${itemList(more)}
  </details>`;
  return html`${itemList(items.slice(0, MAX_SHOWN))} ${more.length ? rest : ''}`;
};

const summary = ({ amount, referenceId, display }: Payment, { name }: StrictMerchantProfile): Markup =>
  html`<header class="summary">
    <p class="merchant">
      <span class="monogram" aria-hidden="true">${[...name][0]}</span>
      <span>Pay <bdi>${name}</bdi></span>
    </p>
    <p class="amount">${formatMoney(amount)}</p>
    ${itemLists(display?.items ?? [])}
    <p class="reference">Order <bdi>${referenceId}</bdi></p>
  </header>`;

const ways = (gatewayUrl: string, walletUrl: string): Markup =>
  html`<p><a class="button" href="${walletUrl}" target="_blank" rel="noopener">Open in wallet</a></p>
    <p>Or copy the payment link into a wallet: <a href="${gatewayUrl}">${gatewayUrl}</a></p>`;

/** Placeholder until the element is defined, and the whole content without JavaScript. */
export const waitingView = ({ payment, merchant, gatewayUrl, walletUrl }: Waiting): Markup => {
  const { status } = payment.state;
  return html`<div class="waiting">
    ${summary(payment, merchant)}
    <p class="loading">Looking up your payment…</p>
    <noscript>
      <p>
        When this page was loaded, the payment was <strong>${STATUS_WORDS[status]}</strong>. Following it needs
        JavaScript, which is off: <a href="${gatewayUrl}">load the page again</a> to see whether that has changed.
      </p>
      ${status === 'requires_action' ? ways(gatewayUrl, walletUrl) : ''}
    </noscript>
  </div>`;
};
