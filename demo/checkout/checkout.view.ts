import { html } from 'hono/html';
import type { KnownPaymentStatus } from 'pay-status/contract';
import { gatewayUrlOf } from '../gateway/routes/merchant.js';
import type { MerchantProfile } from '../gateway/credentials.js';
import type { Payment } from '../gateway/payments/payment.js';
import type { Markup, PageContent } from '../pages/document.js';
import { messagePage } from '../pages/message.js';
import { formatMoney } from '../pages/money.js';
import { testWallet } from './test-wallet.view.js';

/** The app id under which this page follows payments as a buyer. */
const APP_ID = 'app_demo';

const banner = ({ mode }: Payment): Markup => {
  const words =
    mode === 'test'
      ? html`<strong>Test mode.</strong> No real money moves.`
      : html`<strong>Live mode, in the sandbox.</strong> No real money moves here either.`;
  return html`<aside class="banner" aria-label="Notice">${words}</aside>`;
};

const summary = ({ amount, referenceId }: Payment, { name }: MerchantProfile): Markup =>
  html`<header class="summary">
    <p class="merchant">
      <span class="monogram" aria-hidden="true">${[...name][0]}</span>
      <span class="spoken">Pay </span><bdi>${name}</bdi>
    </p>
    <h1>${formatMoney(amount)}</h1>
    <p class="reference">Order <bdi>${referenceId}</bdi></p>
  </header>`;

/** For a reader without a script; the element has words of its own. */
const STATUS_WORDS: Readonly<Record<KnownPaymentStatus, string>> = {
  requires_action: 'waiting to be paid',
  processing: 'on its way',
  succeeded: 'complete',
  failed: 'not successful',
  expired: 'expired',
  cancelled: 'cancelled',
};

const follower = ({ id, state, expiresAt, checkout }: Payment, baseUrl: string): Markup => {
  // An absent address must not become an empty one.
  const successUrl = checkout?.successUrl && html`success-url="${checkout.successUrl}"`;
  const errorUrl = checkout?.errorUrl && html`error-url="${checkout.errorUrl}"`;
  return html`<pay-status
    payment-id="${id}"
    base-url="${baseUrl}"
    app-id="${APP_ID}"
    expires-at="${expiresAt}"
    ${successUrl}
    ${errorUrl}
  >
    <p class="loading">Looking up your payment…</p>
    <noscript>
      <p>
        When this page was loaded, the payment was <strong>${STATUS_WORDS[state.status]}</strong>. Following it needs
        JavaScript, which is off: reload the page to see whether that has changed.
      </p>
    </noscript>
  </pay-status>`;
};

/** The page on which a buyer pays and follows a payment. Where it leads afterwards, the gateway alone says. */
export const checkoutView = (payment: Payment, merchant: MerchantProfile, baseUrl: string): PageContent => ({
  title: `Pay ${merchant.name}`,
  styles: ['checkout.css'],
  // The listener first: the element may know the payment as soon as it is defined.
  scripts: ['/assets/checkout.js', '/cdn/pay-status.js'],
  body: html`<body class="checkout">
    ${banner(payment)}
    <div class="columns">
      <main>${summary(payment, merchant)} ${follower(payment, baseUrl)}</main>
      ${testWallet(payment, gatewayUrlOf(baseUrl, payment.id))}
    </div>
  </body>`,
});

/** For a payment id that this gateway never gave. */
export const unknownPaymentView = (): PageContent => ({
  title: 'Payment not found',
  body: messagePage({
    title: 'We do not know this payment',
    text: html`The link may be incomplete, or the sandbox was started anew since: it forgets its payments when it stops.
    Go back to the shop and start the payment again.`,
    link: { href: '/', label: 'Back to the shop' },
  }),
});
