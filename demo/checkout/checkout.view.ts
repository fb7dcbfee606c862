import { html } from 'hono/html';
import type { StrictMerchantProfile } from '../gateway/wire/payment-details.js';
import type { Payment } from '../gateway/payments/payment.js';
import { getGatewayUrl, getWalletPageUrl } from '../gateway/routes/gateway-url.js';
import type { Markup, PageContent } from '../pages/document.js';
import { messagePage } from '../pages/message.js';
import { explorerUrl, getChainParameters, networkData, type NetworkSource } from '../pages/network-data.js';
import { toAccent } from './accent.js';
import type { BuyerTexts } from './buyer-texts.js';
import { waitingView } from './checkout-waiting.view.js';
import { returnLabel } from './return-url.js';
import { testCoins } from './test-coins.view.js';
import { testWallet } from './test-wallet.view.js';

/** App id with which the pages of a buyer request the status. */
export const APP_ID = 'app_demo';

/** Content of the page. Only `returnUrl` comes from the query, and has been validated. */
export interface CheckoutPage {
  readonly payment: Payment;
  readonly merchant: StrictMerchantProfile;
  readonly texts: BuyerTexts;
  readonly baseUrl: string;
  readonly gateway: NetworkSource;
  readonly returnUrl?: string | undefined;
  /** Origins that may frame the page, for its script. */
  readonly embedOrigins?: readonly string[];
}

/** Says that no money is real. */
export const banner = ({ mode }: Payment, texts: BuyerTexts['mode']): Markup =>
  html`<aside class="banner" aria-labelledby="mode"><strong id="mode">${texts[mode]}</strong> ${texts.noMoney}</aside>`;

/** Targets the top frame: the buyer wants to leave the embedding page too. */
const returnLink = (returnUrl: string, texts: BuyerTexts): Markup =>
  html`<a class="return" href="${returnUrl}" target="_top" rel="noreferrer">
    <span aria-hidden="true">${texts.messages.dir === 'rtl' ? '→' : '←'}</span>
    <bdi>${returnLabel(returnUrl, texts.return)}</bdi>
  </a>`;

/** URL of the sandbox's test wallet; the element replaces `{url}` by the payment link. */
const toWalletUrl = (baseUrl: string, link: string): string => `${baseUrl}/wallet?uri=${link}`;

/** For the page's script, which sets it. */
export const accentData = (hex: string): Markup => {
  const { accent, onAccent } = toAccent(hex);
  return html`data-accent="${accent}" data-on-accent="${onAccent}"`;
};

/** For the page's script, which sets the property. */
const chainParametersData = (gateway: NetworkSource, baseUrl: string): Markup =>
  html`data-chain-parameters="${JSON.stringify(getChainParameters(gateway, baseUrl))}"`;

const checkout = ({ payment, merchant, texts, baseUrl, gateway }: CheckoutPage): Markup => {
  const { id, amount, referenceId, expiresAt, checkout, display } = payment;
  const gatewayUrl = getGatewayUrl(baseUrl, id);
  const walletUrl = toWalletUrl(baseUrl, encodeURIComponent(gatewayUrl));
  // An absent URL must not become an empty attribute.
  const logoUrl = display?.logoUrl ?? merchant.iconUrl;
  const iconUrl = logoUrl && html`merchant-icon-url="${logoUrl}"`;
  const successUrl = checkout?.successUrl && html`success-url="${checkout.successUrl}"`;
  const errorUrl = checkout?.errorUrl && html`error-url="${checkout.errorUrl}"`;
  // A shop that the buyer returns to offers its own way to try again.
  const retryTarget = display?.retryUrl ?? (checkout?.errorUrl ? null : `${baseUrl}/`);
  const retryUrl = retryTarget && html`retry-url="${retryTarget}"`;
  const helpUrl = display?.helpUrl && html`help-url="${display.helpUrl}"`;
  const items = display?.items.length ? html`items="${JSON.stringify(display.items)}"` : '';
  return html`<pay-checkout
    shape="page"
    payment-id="${id}"
    base-url="${baseUrl}"
    app-id="${APP_ID}"
    gateway-url="${gatewayUrl}"
    wallet-url="${toWalletUrl(baseUrl, '{url}')}"
    wallet-page-url="${getWalletPageUrl(baseUrl, id)}"
    chains="${gateway.chains.join(' ')}"
    recipients="${gateway.recipient}"
    merchant-name="${merchant.name}"
    ${iconUrl}
    amount-unit="${amount.unit}"
    amount-value="${amount.value}"
    reference-id="${referenceId}"
    expires-at="${expiresAt}"
    document-title
    ${explorerUrl(gateway, baseUrl)}
    ${chainParametersData(gateway, baseUrl)}
    ${successUrl}
    ${errorUrl}
    ${retryUrl}
    ${helpUrl}
    ${items}
    ${display?.accent && accentData(display.accent)}
  >
    ${waitingView({ payment, merchant, logoUrl, texts, gatewayUrl, walletUrl })}
    ${testCoins(gateway.request !== undefined)}
  </pay-checkout>`;
};

/** The page on which a buyer pays and sees the status. Its redirects are those of the payment. */
export const checkoutView = (content: CheckoutPage): PageContent => {
  const { payment, merchant, texts, gateway, returnUrl, embedOrigins = [] } = content;
  const { locale, messages } = texts;
  return {
    lang: locale,
    dir: messages.dir,
    title: `${messages.checkout.pay} ${merchant.name}`,
    styles: ['checkout.css', 'wallet-dialog.css'],
    // The listeners come first: the element may dispatch events as soon as it is defined.
    scripts: ['/assets/checkout.js', '/cdn/pay-checkout.js'],
    body: html`<body class="checkout" data-embed-origins="${embedOrigins.join(' ')}" ${networkData(gateway)}>
      ${banner(payment, texts.mode)}
      <div class="columns">
        <main>
          <h1 class="spoken">${messages.checkout.pay} <bdi>${merchant.name}</bdi></h1>
          ${returnUrl && returnLink(returnUrl, texts)} ${checkout(content)}
        </main>
        ${payment.mode === 'test' ? testWallet(payment) : ''}
      </div>
    </body>`,
  };
};

/** For a payment id that does not exist. */
export const unknownPaymentView = ({ locale, messages, unknownPayment: { title, text } }: BuyerTexts): PageContent => ({
  lang: locale,
  dir: messages.dir,
  title,
  body: messagePage({ title, text: html`${text}`, link: { href: '/', label: messages.goOn } }),
});
