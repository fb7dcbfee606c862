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
  /** Public app id; required with `baseUrl`. */
  appId?: PayStatus['appId'] | undefined;
  /** Identifies the buyer's client; random per tab when absent. */
  clientId?: PayStatus['clientId'] | undefined;
  /** Sent as `Svc-Version`; when absent, the gateway chooses the version. */
  apiVersion?: PayStatus['apiVersion'] | undefined;
  /** The page's own endpoint that answers with the same body; same origin, may be relative, may contain `{id}`. */
  statusUrl?: PayStatus['statusUrl'] | undefined;
  /** A custom status client, in place of both. */
  client?: PayStatus['client'] | undefined;
  /** The status that the page's own server read a moment ago: the body of a status answer, as JSON in the attribute. It is shown at once; if it is final, nothing is polled. Only read when set together with `payment-id`. It carries no payment id, so it must belong to this payment. */
  initialPayment?: PayStatus['initialPayment'] | undefined;
  /** When the payment expires, Unix seconds, as the gateway returned it. Shows a countdown. */
  expiresAt?: PayStatus['expiresAt'] | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  successUrl?: PayStatus['successUrl'] | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  errorUrl?: PayStatus['errorUrl'] | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: PayStatus['redirect'] | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 3000. */
  redirectDelay?: PayStatus['redirectDelay'] | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) that URLs may have besides https, separated by spaces. */
  redirectAllow?: PayStatus['redirectAllow'] | undefined;
  /** Block explorer to use in place of the chain's own: https, with `{txId}`. */
  explorerUrl?: PayStatus['explorerUrl'] | undefined;
  /** Texts that replace those of the language. */
  messages?: PayStatus['messages'] | undefined;
  /** The host that embeds the page, if there is one: it navigates for the page at the end. */
  host?: PayStatus['host'] | undefined;
}

/** The attributes of `<pay-status>`. */
export interface PayStatusAttributes {
  /** A line in the page, a card (default), or all of the page. */
  shape?: 'inline' | 'card' | 'page' | undefined;
  /** Amount of spacing; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** The payment to follow; prefix `pay_`. Required. */
  'payment-id'?: AttributeOf<PayStatus['paymentId']> | undefined;
  /** The gateway: https, or http on loopback. */
  'base-url'?: AttributeOf<PayStatus['baseUrl']> | undefined;
  /** Public app id; required with `baseUrl`. */
  'app-id'?: AttributeOf<PayStatus['appId']> | undefined;
  /** Identifies the buyer's client; random per tab when absent. */
  'client-id'?: AttributeOf<PayStatus['clientId']> | undefined;
  /** Sent as `Svc-Version`; when absent, the gateway chooses the version. */
  'api-version'?: AttributeOf<PayStatus['apiVersion']> | undefined;
  /** The page's own endpoint that answers with the same body; same origin, may be relative, may contain `{id}`. */
  'status-url'?: AttributeOf<PayStatus['statusUrl']> | undefined;
  /** The status that the page's own server read a moment ago: the body of a status answer, as JSON in the attribute. It is shown at once; if it is final, nothing is polled. Only read when set together with `payment-id`. It carries no payment id, so it must belong to this payment. */
  'initial-payment'?: AttributeOf<PayStatus['initialPayment']> | undefined;
  /** When the payment expires, Unix seconds, as the gateway returned it. Shows a countdown. */
  'expires-at'?: AttributeOf<PayStatus['expiresAt']> | undefined;
  /** Where the buyer goes when the payment succeeded: an absolute https URL. */
  'success-url'?: AttributeOf<PayStatus['successUrl']> | undefined;
  /** Where the buyer goes when it failed, expired or was cancelled: an absolute https URL. */
  'error-url'?: AttributeOf<PayStatus['errorUrl']> | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: AttributeOf<PayStatus['redirect']> | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 3000. */
  'redirect-delay'?: AttributeOf<PayStatus['redirectDelay']> | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) that URLs may have besides https, separated by spaces. */
  'redirect-allow'?: AttributeOf<PayStatus['redirectAllow']> | undefined;
  /** Block explorer to use in place of the chain's own: https, with `{txId}`. */
  'explorer-url'?: AttributeOf<PayStatus['explorerUrl']> | undefined;
}

/** The events of `<pay-status>`. */
export interface PayStatusEvents {
  /** The first status arrived, or the payment changed. */
  'pay-status-change': PayStatusChangeEvent;
  /** The payment is final; once per element and payment id. */
  'pay-status-final': PayStatusFinalEvent;
  /** An error occurred; once per error, not per retry. Never means that the payment failed. */
  'pay-status-error': PayStatusErrorEvent;
  /** Right before the page navigates to the shop; cancelable. */
  'pay-status-redirect': PayStatusRedirectEvent;
}

/** The listeners of `<pay-status>`, by their names in templates of React, Preact and Svelte. */
export interface PayStatusListeners {
  /** The first status arrived, or the payment changed. */
  'onpay-status-change'?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  'onpay-status-final'?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error occurred; once per error, not per retry. Never means that the payment failed. */
  'onpay-status-error'?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the page navigates to the shop; cancelable. */
  'onpay-status-redirect'?: ((event: PayStatusRedirectEvent) => void) | undefined;
}

/** The listeners of `<pay-status>`, by their names as props of a component. */
export interface PayStatusHandlers {
  /** The first status arrived, or the payment changed. */
  onPayStatusChange?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  onPayStatusFinal?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error occurred; once per error, not per retry. Never means that the payment failed. */
  onPayStatusError?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the page navigates to the shop; cancelable. */
  onPayStatusRedirect?: ((event: PayStatusRedirectEvent) => void) | undefined;
}

/** The properties of `<pay-checkout>`. */
export interface PayCheckoutProperties {
  /** The payment; prefix `pay_`. Required. */
  paymentId?: PayCheckout['paymentId'] | undefined;
  /** The gateway: https, or http on loopback. */
  baseUrl?: PayCheckout['baseUrl'] | undefined;
  /** Public app id; required with `baseUrl`. */
  appId?: PayCheckout['appId'] | undefined;
  /** Identifies the buyer's client; random per tab when absent. */
  clientId?: PayCheckout['clientId'] | undefined;
  /** Sent as `Svc-Version`; when absent, the gateway chooses the version. */
  apiVersion?: PayCheckout['apiVersion'] | undefined;
  /** The page's own status endpoint, in place of the gateway; same origin, may contain `{id}`. */
  statusUrl?: PayCheckout['statusUrl'] | undefined;
  /** A custom status client, in place of both. */
  client?: PayCheckout['client'] | undefined;
  /** The status that the page's own server read a moment ago: the body of a status answer, as JSON in the attribute. It is shown at once; if it is final, nothing is polled. Only read when set together with `payment-id`. It carries no payment id, so it must belong to this payment. */
  initialPayment?: PayCheckout['initialPayment'] | undefined;
  /** Likewise the payment details, which are not loaded then. */
  initialDetails?: PayCheckout['initialDetails'] | undefined;
  /** Where the buyer pays, as the gateway returned it: opaque, https or http on loopback. The QR code contains it unchanged. */
  gatewayUrl?: PayCheckout['gatewayUrl'] | undefined;
  /** Opens the buyer's wallet: https with `{url}` in place of the encoded gateway URL. The gateway URL itself when absent. */
  walletUrl?: PayCheckout['walletUrl'] | undefined;
  /** Schemes (`wallet:`) that the wallet URL may have besides https, separated by spaces. */
  walletAllow?: PayCheckout['walletAllow'] | undefined;
  /** Name of the merchant. */
  merchantName?: PayCheckout['merchantName'] | undefined;
  /** Logo of the merchant: square, https. */
  merchantIconUrl?: PayCheckout['merchantIconUrl'] | undefined;
  /** Such as `iso4217/USD`; required with `amountValue`. */
  amountUnit?: PayCheckout['amountUnit'] | undefined;
  /** Requested amount: digits, in minor units. */
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
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: PayCheckout['redirect'] | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 3000. */
  redirectDelay?: PayCheckout['redirectDelay'] | undefined;
  /** Schemes and origins that redirects may have besides https, separated by spaces. */
  redirectAllow?: PayCheckout['redirectAllow'] | undefined;
  /** Block explorer to use in place of the chain's own: https, with `{txId}`. */
  explorerUrl?: PayCheckout['explorerUrl'] | undefined;
  /** Texts that replace those of the language. */
  messages?: PayCheckout['messages'] | undefined;
  /** The host that embeds the page, if there is one: it opens wallets, and navigates for the page at the end. */
  host?: PayCheckout['host'] | undefined;
}

/** The attributes of `<pay-checkout>`. */
export interface PayCheckoutAttributes {
  /** A part of the page, a card (default), or all of the page. */
  shape?: 'inline' | 'card' | 'page' | undefined;
  /** Amount of spacing; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** The payment; prefix `pay_`. Required. */
  'payment-id'?: AttributeOf<PayCheckout['paymentId']> | undefined;
  /** The gateway: https, or http on loopback. */
  'base-url'?: AttributeOf<PayCheckout['baseUrl']> | undefined;
  /** Public app id; required with `baseUrl`. */
  'app-id'?: AttributeOf<PayCheckout['appId']> | undefined;
  /** Identifies the buyer's client; random per tab when absent. */
  'client-id'?: AttributeOf<PayCheckout['clientId']> | undefined;
  /** Sent as `Svc-Version`; when absent, the gateway chooses the version. */
  'api-version'?: AttributeOf<PayCheckout['apiVersion']> | undefined;
  /** The page's own status endpoint, in place of the gateway; same origin, may contain `{id}`. */
  'status-url'?: AttributeOf<PayCheckout['statusUrl']> | undefined;
  /** The status that the page's own server read a moment ago: the body of a status answer, as JSON in the attribute. It is shown at once; if it is final, nothing is polled. Only read when set together with `payment-id`. It carries no payment id, so it must belong to this payment. */
  'initial-payment'?: AttributeOf<PayCheckout['initialPayment']> | undefined;
  /** Likewise the payment details, which are not loaded then. */
  'initial-details'?: AttributeOf<PayCheckout['initialDetails']> | undefined;
  /** Where the buyer pays, as the gateway returned it: opaque, https or http on loopback. The QR code contains it unchanged. */
  'gateway-url'?: AttributeOf<PayCheckout['gatewayUrl']> | undefined;
  /** Opens the buyer's wallet: https with `{url}` in place of the encoded gateway URL. The gateway URL itself when absent. */
  'wallet-url'?: AttributeOf<PayCheckout['walletUrl']> | undefined;
  /** Schemes (`wallet:`) that the wallet URL may have besides https, separated by spaces. */
  'wallet-allow'?: AttributeOf<PayCheckout['walletAllow']> | undefined;
  /** Name of the merchant. */
  'merchant-name'?: AttributeOf<PayCheckout['merchantName']> | undefined;
  /** Logo of the merchant: square, https. */
  'merchant-icon-url'?: AttributeOf<PayCheckout['merchantIconUrl']> | undefined;
  /** Such as `iso4217/USD`; required with `amountValue`. */
  'amount-unit'?: AttributeOf<PayCheckout['amountUnit']> | undefined;
  /** Requested amount: digits, in minor units. */
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
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: AttributeOf<PayCheckout['redirect']> | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 3000. */
  'redirect-delay'?: AttributeOf<PayCheckout['redirectDelay']> | undefined;
  /** Schemes and origins that redirects may have besides https, separated by spaces. */
  'redirect-allow'?: AttributeOf<PayCheckout['redirectAllow']> | undefined;
  /** Block explorer to use in place of the chain's own: https, with `{txId}`. */
  'explorer-url'?: AttributeOf<PayCheckout['explorerUrl']> | undefined;
}

/** The events of `<pay-checkout>`. */
export interface PayCheckoutEvents {
  /** The first status arrived, or the payment changed. */
  'pay-status-change': PayStatusChangeEvent;
  /** The payment is final; once per element and payment id. */
  'pay-status-final': PayStatusFinalEvent;
  /** An error occurred; once per error, not per retry. Never means that the payment failed. */
  'pay-status-error': PayStatusErrorEvent;
  /** Right before the page navigates to the shop; cancelable. */
  'pay-status-redirect': PayStatusRedirectEvent;
  /** Right before the wallet is opened; cancelable. */
  'pay-checkout-open-wallet': PayCheckoutOpenWalletEvent;
  /** The buyer confirmed that they want to cancel; cancelable. */
  'pay-checkout-cancel': PayCheckoutCancelEvent;
}

/** The listeners of `<pay-checkout>`, by their names in templates of React, Preact and Svelte. */
export interface PayCheckoutListeners {
  /** The first status arrived, or the payment changed. */
  'onpay-status-change'?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  'onpay-status-final'?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error occurred; once per error, not per retry. Never means that the payment failed. */
  'onpay-status-error'?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the page navigates to the shop; cancelable. */
  'onpay-status-redirect'?: ((event: PayStatusRedirectEvent) => void) | undefined;
  /** Right before the wallet is opened; cancelable. */
  'onpay-checkout-open-wallet'?: ((event: PayCheckoutOpenWalletEvent) => void) | undefined;
  /** The buyer confirmed that they want to cancel; cancelable. */
  'onpay-checkout-cancel'?: ((event: PayCheckoutCancelEvent) => void) | undefined;
}

/** The listeners of `<pay-checkout>`, by their names as props of a component. */
export interface PayCheckoutHandlers {
  /** The first status arrived, or the payment changed. */
  onPayStatusChange?: ((event: PayStatusChangeEvent) => void) | undefined;
  /** The payment is final; once per element and payment id. */
  onPayStatusFinal?: ((event: PayStatusFinalEvent) => void) | undefined;
  /** An error occurred; once per error, not per retry. Never means that the payment failed. */
  onPayStatusError?: ((event: PayStatusErrorEvent) => void) | undefined;
  /** Right before the page navigates to the shop; cancelable. */
  onPayStatusRedirect?: ((event: PayStatusRedirectEvent) => void) | undefined;
  /** Right before the wallet is opened; cancelable. */
  onPayCheckoutOpenWallet?: ((event: PayCheckoutOpenWalletEvent) => void) | undefined;
  /** The buyer confirmed that they want to cancel; cancelable. */
  onPayCheckoutCancel?: ((event: PayCheckoutCancelEvent) => void) | undefined;
}
