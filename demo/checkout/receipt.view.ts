import { html } from 'hono/html';
import { toIsoTime } from '../gateway/core/iso-time.js';
import type { Payment, SucceededState } from '../gateway/payments/payment.js';
import { toDetailsResponse, toStatusResponse } from '../gateway/payments/responses.js';
import type { StrictMerchantProfile } from '../gateway/wire/payment-details.js';
import type { Markup, PageContent } from '../pages/document.js';
import { explorerUrl, type NetworkSource } from '../pages/network-data.js';
import { describeCoins } from '../wallet/client/amount.js';
import type { BuyerTexts } from './buyer-texts.js';
import { summary } from './checkout-waiting.view.js';
import { accentData, APP_ID, banner } from './checkout.view.js';

/** Content of the page of a payment that has succeeded. */
export interface ReceiptPage {
  readonly payment: Payment;
  readonly state: SucceededState;
  readonly merchant: StrictMerchantProfile;
  readonly texts: BuyerTexts;
  readonly baseUrl: string;
  readonly gateway: NetworkSource;
}

/** In UTC, because the server does not know the buyer's time zone; the script replaces it. */
const time = (atMs: number, locale: string): Markup => {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  });
  return html`<time datetime="${toIsoTime(atMs)}">${format.format(atMs)}</time>`;
};

/** The content until the element is defined, and without JavaScript. */
const plainReceipt = ({ payment, state, merchant, texts }: ReceiptPage): Markup => {
  const { locale, messages } = texts;
  const { paid, transaction, refunded, checkout } = messages;
  const { optionAmount } = state.processing;
  const rows = [
    [paid, describeCoins(optionAmount, locale)],
    [checkout.network, optionAmount.display.networkName],
    [transaction, state.success.txId],
    [checkout.paymentId, payment.id],
    [checkout.paidOn, time(state.success.atMs, locale)],
    ...(payment.refunded ? [[refunded, time(payment.refunded.atMs, locale)]] : []),
  ];
  return html`<div class="waiting">
    ${summary({ payment, merchant, logoUrl: payment.display?.logoUrl ?? merchant.iconUrl, texts })}
    <div>
      <p class="loading">${checkout.loading}</p>
      <noscript>
        <p><strong>${messages.statuses.succeeded[0]}</strong></p>
        <dl>
          ${rows.map(
            ([label, value]) =>
              html`<div>
                <dt>${label}</dt>
                <dd><bdi>${value}</bdi></dd>
              </div>`,
          )}
        </dl>
      </noscript>
    </div>
  </div>`;
};

/** Has the final status from the start, so the element sends no request, and leads nowhere. */
const receipt = (page: ReceiptPage): Markup => {
  const { payment, state, merchant, texts, baseUrl, gateway } = page;
  const { id, referenceId, display, refunded } = payment;
  const logoUrl = display?.logoUrl ?? merchant.iconUrl;
  return html`<pay-checkout
    shape="page"
    payment-id="${id}"
    base-url="${baseUrl}"
    app-id="${APP_ID}"
    initial-payment="${JSON.stringify(toStatusResponse(payment, baseUrl))}"
    initial-details="${JSON.stringify(toDetailsResponse(payment, merchant))}"
    reference-id="${referenceId}"
    redirect="none"
    wallet="none"
    ${logoUrl && html`merchant-icon-url="${logoUrl}"`}
    ${display?.items.length ? html`items="${JSON.stringify(display.items)}"` : ''}
    ${refunded && html`refunded-at="${Math.floor(refunded.atMs / 1_000)}"`}
    ${explorerUrl(gateway, baseUrl)}
    ${display?.accent && accentData(display.accent)}
  >
    ${plainReceipt(page)}
    <p slot="succeeded" class="paid-on">
      <span>${texts.messages.checkout.paidOn}</span> ${time(state.success.atMs, texts.locale)}
    </p>
  </pay-checkout>`;
};

/** The page of a receipt: nothing to pay, to cancel or to follow. */
export const receiptView = (page: ReceiptPage): PageContent => {
  const { payment, merchant, texts } = page;
  const { locale, messages } = texts;
  const [title] = messages.statuses.succeeded;
  return {
    lang: locale,
    dir: messages.dir,
    title: `${title} · ${merchant.name}`,
    styles: ['checkout.css', 'receipt.css'],
    scripts: ['/assets/receipt.js', '/cdn/pay-checkout.js'],
    body: html`<body class="checkout receipt">
      ${banner(payment, texts.mode)}
      <div class="columns">
        <main>
          <h1 class="spoken">${title}, <bdi>${merchant.name}</bdi></h1>
          ${receipt(page)}
        </main>
      </div>
    </body>`,
  };
};
