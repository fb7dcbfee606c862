// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type {
  PayCheckoutOpenWalletEvent,
  PayCheckoutCancelEvent,
} from '../../elements/pay-checkout/pay-checkout.events.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type {
  PayStatusChangeEvent,
  PayStatusFinalEvent,
  PayStatusErrorEvent,
  PayStatusRedirectEvent,
} from '../../elements/pay-status/pay-status.events.js';
import type { AttributeOf } from './attribute-of.js';

/** The properties of `<pay-status>`. */
export interface PayStatusProperties {
  /** The payment to follow; prefix `pay_`. Required. */
  paymentId?: PayStatus['paymentId'] | undefined;
  /** The gateway: https, or http on loopback. */
  baseUrl?: PayStatus['baseUrl'] | undefined;
  /** Public app id; goes with `baseUrl`. */
  appId?: PayStatus['appId'] | undefined;
  /** Names the buyer's client; random per tab when absent. */
  clientId?: PayStatus['clientId'] | undefined;
  /** Sent as `Svc-Version`; absent leaves the choice to the gateway. */
  apiVersion?: PayStatus['apiVersion'] | undefined;
  /** The page's own endpoint that answers with the same body; same origin, may be relative, may contain `{id}`. */
  statusUrl?: PayStatus['statusUrl'] | undefined;
  /** A client of the page's own. */
  client?: PayStatus['client'] | undefined;
  /** What the page's own server has read of this payment a moment ago: the body of a status answer, as JSON in the attribute. Shown at once; a final one is believed, and nothing is asked then. Heeded when set together with `payment-id`. It does not say whose it is: it must be of this payment. */
  initialPayment?: PayStatus['initialPayment'] | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. Shows a countdown. */
  expiresAt?: PayStatus['expiresAt'] | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  successUrl?: PayStatus['successUrl'] | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  errorUrl?: PayStatus['errorUrl'] | undefined;
  /** `auto` (default) goes by itself, `manual` shows a button, `none` stays. */
  redirect?: PayStatus['redirect'] | undefined;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. Default 3000. */
  redirectDelay?: PayStatus['redirectDelay'] | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) that URLs may have besides https, separated by spaces. */
  redirectAllow?: PayStatus['redirectAllow'] | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  explorerUrl?: PayStatus['explorerUrl'] | undefined;
  /** Texts of the page's own in the place of the language's. */
  messages?: PayStatus['messages'] | undefined;
  /** What the page is embedded in, if it answers: takes the buyer away at the end. */
  host?: PayStatus['host'] | undefined;
}

/** The attributes of `<pay-status>`. */
export interface PayStatusAttributes {
  /** A line in the page, a card (default), or all of the page. */
  shape?: 'inline' | 'card' | 'page' | undefined;
  /** How much space there is between things; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** The payment to follow; prefix `pay_`. Required. */
  'payment-id'?: AttributeOf<PayStatus['paymentId']> | undefined;
  /** The gateway: https, or http on loopback. */
  'base-url'?: AttributeOf<PayStatus['baseUrl']> | undefined;
  /** Public app id; goes with `baseUrl`. */
  'app-id'?: AttributeOf<PayStatus['appId']> | undefined;
  /** Names the buyer's client; random per tab when absent. */
  'client-id'?: AttributeOf<PayStatus['clientId']> | undefined;
  /** Sent as `Svc-Version`; absent leaves the choice to the gateway. */
  'api-version'?: AttributeOf<PayStatus['apiVersion']> | undefined;
  /** The page's own endpoint that answers with the same body; same origin, may be relative, may contain `{id}`. */
  'status-url'?: AttributeOf<PayStatus['statusUrl']> | undefined;
  /** What the page's own server has read of this payment a moment ago: the body of a status answer, as JSON in the attribute. Shown at once; a final one is believed, and nothing is asked then. Heeded when set together with `payment-id`. It does not say whose it is: it must be of this payment. */
  'initial-payment'?: AttributeOf<PayStatus['initialPayment']> | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. Shows a countdown. */
  'expires-at'?: AttributeOf<PayStatus['expiresAt']> | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  'success-url'?: AttributeOf<PayStatus['successUrl']> | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  'error-url'?: AttributeOf<PayStatus['errorUrl']> | undefined;
  /** `auto` (default) goes by itself, `manual` shows a button, `none` stays. */
  redirect?: AttributeOf<PayStatus['redirect']> | undefined;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. Default 3000. */
  'redirect-delay'?: AttributeOf<PayStatus['redirectDelay']> | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) that URLs may have besides https, separated by spaces. */
  'redirect-allow'?: AttributeOf<PayStatus['redirectAllow']> | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  'explorer-url'?: AttributeOf<PayStatus['explorerUrl']> | undefined;
}

/** The events of `<pay-status>`. */
export interface PayStatusEvents {
  /** The payment is known for the first time, or changed. */
  'pay-status-change': PayStatusChangeEvent;
  /** The payment is final; once per element and payment id. */
  'pay-status-final': PayStatusFinalEvent;
  /** An error was entered; not per retry. Never means that a payment failed. */
  'pay-status-error': PayStatusErrorEvent;
  /** Right before the buyer is taken away; cancelable. */
  'pay-status-redirect': PayStatusRedirectEvent;
}

/** The listeners of `<pay-status>`, by their names in templates of React, Preact and Svelte. */
export interface PayStatusListeners {
  /** The payment is known for the first time, or changed. */
  'onpay-status-change'?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  'onpay-status-final'?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error was entered; not per retry. Never means that a payment failed. */
  'onpay-status-error'?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the buyer is taken away; cancelable. */
  'onpay-status-redirect'?: ((event: PayStatusRedirectEvent) => void) | undefined;
}

/** The listeners of `<pay-status>`, by their names as props of a component. */
export interface PayStatusHandlers {
  /** The payment is known for the first time, or changed. */
  onPayStatusChange?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  onPayStatusFinal?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error was entered; not per retry. Never means that a payment failed. */
  onPayStatusError?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the buyer is taken away; cancelable. */
  onPayStatusRedirect?: ((event: PayStatusRedirectEvent) => void) | undefined;
}

/** The properties of `<pay-checkout>`. */
export interface PayCheckoutProperties {
  /** The payment; prefix `pay_`. Required. */
  paymentId?: PayCheckout['paymentId'] | undefined;
  /** The gateway: https, or http on loopback. */
  baseUrl?: PayCheckout['baseUrl'] | undefined;
  /** Public app id; goes with `baseUrl`. */
  appId?: PayCheckout['appId'] | undefined;
  /** Names the buyer's client; random per tab when absent. */
  clientId?: PayCheckout['clientId'] | undefined;
  /** Sent as `Svc-Version`; absent leaves the choice to the gateway. */
  apiVersion?: PayCheckout['apiVersion'] | undefined;
  /** The page's own status endpoint, in place of the gateway; same origin, may contain `{id}`. */
  statusUrl?: PayCheckout['statusUrl'] | undefined;
  /** A client of the page's own, in place of both. */
  client?: PayCheckout['client'] | undefined;
  /** What the page's own server has read of this payment a moment ago: the body of a status answer, as JSON in the attribute. Shown at once; a final one is believed, and nothing is asked then. Heeded when set together with `payment-id`. It does not say whose it is: it must be of this payment. */
  initialPayment?: PayCheckout['initialPayment'] | undefined;
  /** Likewise the payment's details, which are not asked for then. */
  initialDetails?: PayCheckout['initialDetails'] | undefined;
  /** Where the buyer pays, as the gateway gave it: opaque, https or http on loopback. The QR code holds it to the byte. */
  gatewayUrl?: PayCheckout['gatewayUrl'] | undefined;
  /** Opens the buyer's wallet: https with `{url}` in place of the encoded gateway URL. The gateway URL itself when absent. */
  walletUrl?: PayCheckout['walletUrl'] | undefined;
  /** Schemes (`wallet:`) that the wallet URL may have besides https, separated by spaces. */
  walletAllow?: PayCheckout['walletAllow'] | undefined;
  /** Who is paid. */
  merchantName?: PayCheckout['merchantName'] | undefined;
  /** Their logo: square, https. */
  merchantIconUrl?: PayCheckout['merchantIconUrl'] | undefined;
  /** `iso4217/USD`, say; goes with `amountValue`. */
  amountUnit?: PayCheckout['amountUnit'] | undefined;
  /** What is to be paid: digits, in minor units. */
  amountValue?: PayCheckout['amountValue'] | undefined;
  /** The merchant's reference for the payment. */
  referenceId?: PayCheckout['referenceId'] | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. */
  expiresAt?: PayCheckout['expiresAt'] | undefined;
  /** The page's own endpoint that cancels: `POST {}`; same origin, may contain `{id}`. The gateway's own when absent. */
  cancelUrl?: PayCheckout['cancelUrl'] | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  successUrl?: PayCheckout['successUrl'] | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  errorUrl?: PayCheckout['errorUrl'] | undefined;
  /** `auto` (default) goes by itself, `manual` shows a button, `none` stays. */
  redirect?: PayCheckout['redirect'] | undefined;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. Default 3000. */
  redirectDelay?: PayCheckout['redirectDelay'] | undefined;
  /** Schemes and origins that redirects may have besides https, separated by spaces. */
  redirectAllow?: PayCheckout['redirectAllow'] | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  explorerUrl?: PayCheckout['explorerUrl'] | undefined;
  /** Texts of the page's own in the place of the language's. */
  messages?: PayCheckout['messages'] | undefined;
  /** What the page is embedded in, if it answers: opens wallets, and takes the buyer away at the end. */
  host?: PayCheckout['host'] | undefined;
}

/** The attributes of `<pay-checkout>`. */
export interface PayCheckoutAttributes {
  /** A part of the page, a card (default), or all of the page. */
  shape?: 'inline' | 'card' | 'page' | undefined;
  /** How much space there is between things; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** The payment; prefix `pay_`. Required. */
  'payment-id'?: AttributeOf<PayCheckout['paymentId']> | undefined;
  /** The gateway: https, or http on loopback. */
  'base-url'?: AttributeOf<PayCheckout['baseUrl']> | undefined;
  /** Public app id; goes with `baseUrl`. */
  'app-id'?: AttributeOf<PayCheckout['appId']> | undefined;
  /** Names the buyer's client; random per tab when absent. */
  'client-id'?: AttributeOf<PayCheckout['clientId']> | undefined;
  /** Sent as `Svc-Version`; absent leaves the choice to the gateway. */
  'api-version'?: AttributeOf<PayCheckout['apiVersion']> | undefined;
  /** The page's own status endpoint, in place of the gateway; same origin, may contain `{id}`. */
  'status-url'?: AttributeOf<PayCheckout['statusUrl']> | undefined;
  /** What the page's own server has read of this payment a moment ago: the body of a status answer, as JSON in the attribute. Shown at once; a final one is believed, and nothing is asked then. Heeded when set together with `payment-id`. It does not say whose it is: it must be of this payment. */
  'initial-payment'?: AttributeOf<PayCheckout['initialPayment']> | undefined;
  /** Likewise the payment's details, which are not asked for then. */
  'initial-details'?: AttributeOf<PayCheckout['initialDetails']> | undefined;
  /** Where the buyer pays, as the gateway gave it: opaque, https or http on loopback. The QR code holds it to the byte. */
  'gateway-url'?: AttributeOf<PayCheckout['gatewayUrl']> | undefined;
  /** Opens the buyer's wallet: https with `{url}` in place of the encoded gateway URL. The gateway URL itself when absent. */
  'wallet-url'?: AttributeOf<PayCheckout['walletUrl']> | undefined;
  /** Schemes (`wallet:`) that the wallet URL may have besides https, separated by spaces. */
  'wallet-allow'?: AttributeOf<PayCheckout['walletAllow']> | undefined;
  /** Who is paid. */
  'merchant-name'?: AttributeOf<PayCheckout['merchantName']> | undefined;
  /** Their logo: square, https. */
  'merchant-icon-url'?: AttributeOf<PayCheckout['merchantIconUrl']> | undefined;
  /** `iso4217/USD`, say; goes with `amountValue`. */
  'amount-unit'?: AttributeOf<PayCheckout['amountUnit']> | undefined;
  /** What is to be paid: digits, in minor units. */
  'amount-value'?: AttributeOf<PayCheckout['amountValue']> | undefined;
  /** The merchant's reference for the payment. */
  'reference-id'?: AttributeOf<PayCheckout['referenceId']> | undefined;
  /** When the payment expires, Unix seconds, as the gateway said. */
  'expires-at'?: AttributeOf<PayCheckout['expiresAt']> | undefined;
  /** The page's own endpoint that cancels: `POST {}`; same origin, may contain `{id}`. The gateway's own when absent. */
  'cancel-url'?: AttributeOf<PayCheckout['cancelUrl']> | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  'success-url'?: AttributeOf<PayCheckout['successUrl']> | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  'error-url'?: AttributeOf<PayCheckout['errorUrl']> | undefined;
  /** `auto` (default) goes by itself, `manual` shows a button, `none` stays. */
  redirect?: AttributeOf<PayCheckout['redirect']> | undefined;
  /** How long the buyer may stop the redirect, milliseconds; 0 leaves at once. Default 3000. */
  'redirect-delay'?: AttributeOf<PayCheckout['redirectDelay']> | undefined;
  /** Schemes and origins that redirects may have besides https, separated by spaces. */
  'redirect-allow'?: AttributeOf<PayCheckout['redirectAllow']> | undefined;
  /** Where transactions are looked up instead of the chain's own explorer: https, with `{txId}`. */
  'explorer-url'?: AttributeOf<PayCheckout['explorerUrl']> | undefined;
}

/** The events of `<pay-checkout>`. */
export interface PayCheckoutEvents {
  /** The payment is known for the first time, or changed. */
  'pay-status-change': PayStatusChangeEvent;
  /** The payment is final; once per element and payment id. */
  'pay-status-final': PayStatusFinalEvent;
  /** An error was entered; not per retry. Never means that a payment failed. */
  'pay-status-error': PayStatusErrorEvent;
  /** Right before the buyer is taken away; cancelable. */
  'pay-status-redirect': PayStatusRedirectEvent;
  /** Right before the wallet is opened; cancelable. */
  'pay-checkout-open-wallet': PayCheckoutOpenWalletEvent;
  /** The buyer confirmed that they want to cancel; cancelable. */
  'pay-checkout-cancel': PayCheckoutCancelEvent;
}

/** The listeners of `<pay-checkout>`, by their names in templates of React, Preact and Svelte. */
export interface PayCheckoutListeners {
  /** The payment is known for the first time, or changed. */
  'onpay-status-change'?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  'onpay-status-final'?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error was entered; not per retry. Never means that a payment failed. */
  'onpay-status-error'?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the buyer is taken away; cancelable. */
  'onpay-status-redirect'?: ((event: PayStatusRedirectEvent) => void) | undefined;
  /** Right before the wallet is opened; cancelable. */
  'onpay-checkout-open-wallet'?: ((event: PayCheckoutOpenWalletEvent) => void) | undefined;
  /** The buyer confirmed that they want to cancel; cancelable. */
  'onpay-checkout-cancel'?: ((event: PayCheckoutCancelEvent) => void) | undefined;
}

/** The listeners of `<pay-checkout>`, by their names as props of a component. */
export interface PayCheckoutHandlers {
  /** The payment is known for the first time, or changed. */
  onPayStatusChange?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  onPayStatusFinal?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error was entered; not per retry. Never means that a payment failed. */
  onPayStatusError?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the buyer is taken away; cancelable. */
  onPayStatusRedirect?: ((event: PayStatusRedirectEvent) => void) | undefined;
  /** Right before the wallet is opened; cancelable. */
  onPayCheckoutOpenWallet?: ((event: PayCheckoutOpenWalletEvent) => void) | undefined;
  /** The buyer confirmed that they want to cancel; cancelable. */
  onPayCheckoutCancel?: ((event: PayCheckoutCancelEvent) => void) | undefined;
}
