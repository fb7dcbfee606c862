// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type {
  PayStatusChangeEvent,
  PayStatusFinalEvent,
  PayStatusErrorEvent,
  PayStatusRedirectEvent,
} from '../../elements/pay-status/pay-status.events.js';
import type { AttributeOf } from '../attribute-of.js';

/** The properties of `<pay-status>`. */
export interface PayStatusProperties {
  /** Id of the payment; prefix `pay_`. Required. */
  paymentId?: PayStatus['paymentId'] | undefined;
  /** Base URL of the gateway: https, or http on loopback. */
  baseUrl?: PayStatus['baseUrl'] | undefined;
  /** Public app id; required with `baseUrl`. */
  appId?: PayStatus['appId'] | undefined;
  /** Identifies the buyer's client; random per tab by default. */
  clientId?: PayStatus['clientId'] | undefined;
  /** API version, sent as `Svc-Version`; the gateway chooses it by default. */
  apiVersion?: PayStatus['apiVersion'] | undefined;
  /** Status endpoint of the page's own server, used instead of the gateway; same origin, may be relative and contain `{id}`. */
  statusUrl?: PayStatus['statusUrl'] | undefined;
  /** Custom status client, used instead of the gateway and `status-url`. */
  client?: PayStatus['client'] | undefined;
  /** Status response that the page's own server has just received, as JSON in the attribute. It is shown at once; if it is final, the gateway is not polled. Only read when set together with `payment-id`. The response contains no payment id: make sure that it belongs to this payment. */
  initialPayment?: PayStatus['initialPayment'] | undefined;
  /** Expiry of the payment as returned by the gateway, Unix seconds. Shows a countdown. */
  expiresAt?: PayStatus['expiresAt'] | undefined;
  /** When the payment was settled, Unix seconds, if the page knows. The timeline and the receipt show it once the payment has succeeded. */
  settledAt?: PayStatus['settledAt'] | undefined;
  /** When the shop refunded the payment, Unix seconds, if the page knows: no status reports it. The timeline and the receipt show it once the payment has succeeded; the status stays. */
  refundedAt?: PayStatus['refundedAt'] | undefined;
  /** Redirect target after success: an absolute https URL. */
  successUrl?: PayStatus['successUrl'] | undefined;
  /** Redirect target after failure, expiry or cancellation: an absolute https URL. */
  errorUrl?: PayStatus['errorUrl'] | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: PayStatus['redirect'] | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 5000. It waits while the buyer uses the page. */
  redirectDelay?: PayStatus['redirectDelay'] | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) allowed besides https for redirects, and in a checkout for retry and help, separated by spaces. */
  redirectAllow?: PayStatus['redirectAllow'] | undefined;
  /** Block explorer to link to instead of the chain's default: https, with `{txId}`. */
  explorerUrl?: PayStatus['explorerUrl'] | undefined;
  /** Sets the title of the page to the state of the payment, followed by the page's own title, or the merchant's name in a checkout. */
  documentTitle?: PayStatus['documentTitle'] | undefined;
  /** Texts that replace the language's own. */
  messages?: PayStatus['messages'] | undefined;
  /** The host that embeds the page, if any. It opens wallets and performs the redirect for the page. */
  host?: PayStatus['host'] | undefined;
}

/** The attributes of `<pay-status>`. */
export interface PayStatusAttributes {
  /** Without a box in the text of the page, a card (default), or the full page. */
  shape?: 'inline' | 'card' | 'page' | undefined;
  /** Amount of spacing; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** Id of the payment; prefix `pay_`. Required. */
  'payment-id'?: AttributeOf<PayStatus['paymentId']> | undefined;
  /** Base URL of the gateway: https, or http on loopback. */
  'base-url'?: AttributeOf<PayStatus['baseUrl']> | undefined;
  /** Public app id; required with `baseUrl`. */
  'app-id'?: AttributeOf<PayStatus['appId']> | undefined;
  /** Identifies the buyer's client; random per tab by default. */
  'client-id'?: AttributeOf<PayStatus['clientId']> | undefined;
  /** API version, sent as `Svc-Version`; the gateway chooses it by default. */
  'api-version'?: AttributeOf<PayStatus['apiVersion']> | undefined;
  /** Status endpoint of the page's own server, used instead of the gateway; same origin, may be relative and contain `{id}`. */
  'status-url'?: AttributeOf<PayStatus['statusUrl']> | undefined;
  /** Status response that the page's own server has just received, as JSON in the attribute. It is shown at once; if it is final, the gateway is not polled. Only read when set together with `payment-id`. The response contains no payment id: make sure that it belongs to this payment. */
  'initial-payment'?: AttributeOf<PayStatus['initialPayment']> | undefined;
  /** Expiry of the payment as returned by the gateway, Unix seconds. Shows a countdown. */
  'expires-at'?: AttributeOf<PayStatus['expiresAt']> | undefined;
  /** When the payment was settled, Unix seconds, if the page knows. The timeline and the receipt show it once the payment has succeeded. */
  'settled-at'?: AttributeOf<PayStatus['settledAt']> | undefined;
  /** When the shop refunded the payment, Unix seconds, if the page knows: no status reports it. The timeline and the receipt show it once the payment has succeeded; the status stays. */
  'refunded-at'?: AttributeOf<PayStatus['refundedAt']> | undefined;
  /** Redirect target after success: an absolute https URL. */
  'success-url'?: AttributeOf<PayStatus['successUrl']> | undefined;
  /** Redirect target after failure, expiry or cancellation: an absolute https URL. */
  'error-url'?: AttributeOf<PayStatus['errorUrl']> | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: AttributeOf<PayStatus['redirect']> | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 5000. It waits while the buyer uses the page. */
  'redirect-delay'?: AttributeOf<PayStatus['redirectDelay']> | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) allowed besides https for redirects, and in a checkout for retry and help, separated by spaces. */
  'redirect-allow'?: AttributeOf<PayStatus['redirectAllow']> | undefined;
  /** Block explorer to link to instead of the chain's default: https, with `{txId}`. */
  'explorer-url'?: AttributeOf<PayStatus['explorerUrl']> | undefined;
  /** Sets the title of the page to the state of the payment, followed by the page's own title, or the merchant's name in a checkout. */
  'document-title'?: AttributeOf<PayStatus['documentTitle']> | undefined;
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
