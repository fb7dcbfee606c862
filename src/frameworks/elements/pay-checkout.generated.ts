// Written by scripts/generate-element-types.ts from custom-elements.json; do not edit.
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type {
  PayCheckoutOpenWalletEvent,
  PayCheckoutRetryEvent,
  PayCheckoutCancelEvent,
} from '../../elements/pay-checkout/pay-checkout.events.js';
import type {
  PayCheckoutWalletConnectEvent,
  PayCheckoutNoFundsEvent,
  PayCheckoutOptionEvent,
  PayCheckoutSignEvent,
  PayCheckoutSentEvent,
} from '../../elements/pay-checkout/wallet.events.js';
import type {
  PayStatusChangeEvent,
  PayStatusFinalEvent,
  PayStatusErrorEvent,
  PayStatusRedirectEvent,
} from '../../elements/pay-status/pay-status.events.js';
import type { AttributeOf } from '../attribute-of.js';

/** The properties of `<pay-checkout>`. */
export interface PayCheckoutProperties {
  /** Id of the payment; prefix `pay_`. Required. */
  paymentId?: PayCheckout['paymentId'] | undefined;
  /** Base URL of the gateway: https, or http on loopback. */
  baseUrl?: PayCheckout['baseUrl'] | undefined;
  /** Public app id; required with `baseUrl`. */
  appId?: PayCheckout['appId'] | undefined;
  /** Identifies the buyer's client; random per tab by default. */
  clientId?: PayCheckout['clientId'] | undefined;
  /** API version, sent as `Svc-Version`; the gateway chooses it by default. */
  apiVersion?: PayCheckout['apiVersion'] | undefined;
  /** Status endpoint of the page's own server, used instead of the gateway; same origin, may be relative and contain `{id}`. */
  statusUrl?: PayCheckout['statusUrl'] | undefined;
  /** Custom status client, used instead of the gateway and `status-url`. */
  client?: PayCheckout['client'] | undefined;
  /** Status response that the page's own server has just received, as JSON in the attribute. It is shown at once; if it is final, the gateway is not polled. Only read when set together with `payment-id`. The response contains no payment id: make sure that it belongs to this payment. */
  initialPayment?: PayCheckout['initialPayment'] | undefined;
  /** Expiry of the payment as returned by the gateway, Unix seconds. Shows a countdown. */
  expiresAt?: PayCheckout['expiresAt'] | undefined;
  /** When the payment was settled, Unix seconds, if the page knows. The timeline and the receipt show it once the payment has succeeded. */
  settledAt?: PayCheckout['settledAt'] | undefined;
  /** When the shop refunded the payment, Unix seconds, if the page knows: no status reports it. The timeline and the receipt show it once the payment has succeeded; the status stays. */
  refundedAt?: PayCheckout['refundedAt'] | undefined;
  /** Redirect target after success: an absolute https URL. */
  successUrl?: PayCheckout['successUrl'] | undefined;
  /** Redirect target after failure, expiry or cancellation: an absolute https URL. */
  errorUrl?: PayCheckout['errorUrl'] | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: PayCheckout['redirect'] | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 5000. It waits while the buyer uses the page. */
  redirectDelay?: PayCheckout['redirectDelay'] | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) allowed besides https for redirects, and in a checkout for retry and help, separated by spaces. */
  redirectAllow?: PayCheckout['redirectAllow'] | undefined;
  /** Block explorer to link to instead of the chain's default: https, with `{txId}`. */
  explorerUrl?: PayCheckout['explorerUrl'] | undefined;
  /** Sets the title of the page to the state of the payment, followed by the page's own title, or the merchant's name in a checkout. */
  documentTitle?: PayCheckout['documentTitle'] | undefined;
  /** Texts that replace the language's own. */
  messages?: PayCheckout['messages'] | undefined;
  /** The host that embeds the page, if any. It opens wallets and performs the redirect for the page. */
  host?: PayCheckout['host'] | undefined;
  /** Endpoint of the page's own server that a wallet pays through, with `status-url` or `client`; same origin, may be relative and contain `{id}`. */
  payUrl?: PayCheckout['payUrl'] | undefined;
  /** Payment details that the page's own server has just received, as JSON in the attribute: the gateway is not asked for them. Only read when set together with `payment-id`. */
  initialDetails?: PayCheckout['initialDetails'] | undefined;
  /** `gatewayUrl` of the payment, unchanged: https, or http on loopback. It is the content of the QR code. */
  gatewayUrl?: PayCheckout['gatewayUrl'] | undefined;
  /** Link that opens the buyer's wallet: https; `{url}` is replaced by the encoded gateway URL. The gateway URL by default. */
  walletUrl?: PayCheckout['walletUrl'] | undefined;
  /** Schemes (`wallet:`) allowed for the wallet URL and the links of wallet apps besides https, separated by spaces. */
  walletAllow?: PayCheckout['walletAllow'] | undefined;
  /** The page that the browser of a wallet app opens: https. The gateway URL by default. */
  walletPageUrl?: PayCheckout['walletPageUrl'] | undefined;
  /** Name of the merchant. */
  merchantName?: PayCheckout['merchantName'] | undefined;
  /** Logo of the merchant: square, https. */
  merchantIconUrl?: PayCheckout['merchantIconUrl'] | undefined;
  /** Unit of the requested amount, such as `iso4217/USD`; required with `amountValue`. */
  amountUnit?: PayCheckout['amountUnit'] | undefined;
  /** Requested amount: digits, in minor units. */
  amountValue?: PayCheckout['amountValue'] | undefined;
  /** The merchant's reference for the payment. */
  referenceId?: PayCheckout['referenceId'] | undefined;
  /** What is bought, as JSON in the attribute: up to three items are shown, the others on request. Nothing is computed from them. */
  items?: PayCheckout['items'] | undefined;
  /** Cancel endpoint of the page's own server (`POST {}`); same origin, may be relative and contain `{id}`. The gateway's own by default. */
  cancelUrl?: PayCheckout['cancelUrl'] | undefined;
  /** Where the buyer tries again after failure, expiry or cancellation: an absolute https URL. Shows a button then. */
  retryUrl?: PayCheckout['retryUrl'] | undefined;
  /** The shop's help or contact page: an absolute https URL, which may contain `{id}`. Linked in every state. */
  helpUrl?: PayCheckout['helpUrl'] | undefined;
  /** `auto` (default) offers the wallets of this browser, if the gateway is used directly or `pay-url` is set; `none` does not. */
  wallet?: PayCheckout['wallet'] | undefined;
  /** `auto` (default) offers the wallet and the asset first that the buyer last paid with in this browser; `none` remembers nothing. */
  remember?: PayCheckout['remember'] | undefined;
  /** The chains on which the buyer may pay in the page (CAIP-2), separated by spaces. */
  chains?: PayCheckout['chains'] | undefined;
  /** The addresses that may receive the payment, separated by spaces. Without them, the receiver cannot be checked. */
  recipients?: PayCheckout['recipients'] | undefined;
  /** The addresses that may receive the coin of a chain by any call, separated by spaces. Mark only contracts to which nobody approves tokens. */
  callRecipients?: PayCheckout['callRecipients'] | undefined;
  /** Parameters for adding chains to a wallet (EIP-3085); without them, none is added. */
  chainParameters?: PayCheckout['chainParameters'] | undefined;
  /** Wallets that the app around the page provides, and wallet apps, which a phone without a wallet in its browser offers; apps alone as JSON in the attribute, too. */
  wallets?: PayCheckout['wallets'] | undefined;
}

/** The attributes of `<pay-checkout>`. */
export interface PayCheckoutAttributes {
  /** Without a box in the text of the page, a card (default), or the full page. */
  shape?: 'inline' | 'card' | 'page' | undefined;
  /** Amount of spacing; `normal` by default. */
  density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** Id of the payment; prefix `pay_`. Required. */
  'payment-id'?: AttributeOf<PayCheckout['paymentId']> | undefined;
  /** Base URL of the gateway: https, or http on loopback. */
  'base-url'?: AttributeOf<PayCheckout['baseUrl']> | undefined;
  /** Public app id; required with `baseUrl`. */
  'app-id'?: AttributeOf<PayCheckout['appId']> | undefined;
  /** Identifies the buyer's client; random per tab by default. */
  'client-id'?: AttributeOf<PayCheckout['clientId']> | undefined;
  /** API version, sent as `Svc-Version`; the gateway chooses it by default. */
  'api-version'?: AttributeOf<PayCheckout['apiVersion']> | undefined;
  /** Status endpoint of the page's own server, used instead of the gateway; same origin, may be relative and contain `{id}`. */
  'status-url'?: AttributeOf<PayCheckout['statusUrl']> | undefined;
  /** Status response that the page's own server has just received, as JSON in the attribute. It is shown at once; if it is final, the gateway is not polled. Only read when set together with `payment-id`. The response contains no payment id: make sure that it belongs to this payment. */
  'initial-payment'?: AttributeOf<PayCheckout['initialPayment']> | undefined;
  /** Expiry of the payment as returned by the gateway, Unix seconds. Shows a countdown. */
  'expires-at'?: AttributeOf<PayCheckout['expiresAt']> | undefined;
  /** When the payment was settled, Unix seconds, if the page knows. The timeline and the receipt show it once the payment has succeeded. */
  'settled-at'?: AttributeOf<PayCheckout['settledAt']> | undefined;
  /** When the shop refunded the payment, Unix seconds, if the page knows: no status reports it. The timeline and the receipt show it once the payment has succeeded; the status stays. */
  'refunded-at'?: AttributeOf<PayCheckout['refundedAt']> | undefined;
  /** Redirect target after success: an absolute https URL. */
  'success-url'?: AttributeOf<PayCheckout['successUrl']> | undefined;
  /** Redirect target after failure, expiry or cancellation: an absolute https URL. */
  'error-url'?: AttributeOf<PayCheckout['errorUrl']> | undefined;
  /** `auto` (default) redirects after a countdown, `manual` shows a button, `none` does neither. */
  redirect?: AttributeOf<PayCheckout['redirect']> | undefined;
  /** Duration of the redirect countdown, milliseconds; 0 redirects at once. Default 5000. It waits while the buyer uses the page. */
  'redirect-delay'?: AttributeOf<PayCheckout['redirectDelay']> | undefined;
  /** Schemes (`wallet:`) and origins (`http://intranet`) allowed besides https for redirects, and in a checkout for retry and help, separated by spaces. */
  'redirect-allow'?: AttributeOf<PayCheckout['redirectAllow']> | undefined;
  /** Block explorer to link to instead of the chain's default: https, with `{txId}`. */
  'explorer-url'?: AttributeOf<PayCheckout['explorerUrl']> | undefined;
  /** Sets the title of the page to the state of the payment, followed by the page's own title, or the merchant's name in a checkout. */
  'document-title'?: AttributeOf<PayCheckout['documentTitle']> | undefined;
  /** Endpoint of the page's own server that a wallet pays through, with `status-url` or `client`; same origin, may be relative and contain `{id}`. */
  'pay-url'?: AttributeOf<PayCheckout['payUrl']> | undefined;
  /** Payment details that the page's own server has just received, as JSON in the attribute: the gateway is not asked for them. Only read when set together with `payment-id`. */
  'initial-details'?: AttributeOf<PayCheckout['initialDetails']> | undefined;
  /** `gatewayUrl` of the payment, unchanged: https, or http on loopback. It is the content of the QR code. */
  'gateway-url'?: AttributeOf<PayCheckout['gatewayUrl']> | undefined;
  /** Link that opens the buyer's wallet: https; `{url}` is replaced by the encoded gateway URL. The gateway URL by default. */
  'wallet-url'?: AttributeOf<PayCheckout['walletUrl']> | undefined;
  /** Schemes (`wallet:`) allowed for the wallet URL and the links of wallet apps besides https, separated by spaces. */
  'wallet-allow'?: AttributeOf<PayCheckout['walletAllow']> | undefined;
  /** The page that the browser of a wallet app opens: https. The gateway URL by default. */
  'wallet-page-url'?: AttributeOf<PayCheckout['walletPageUrl']> | undefined;
  /** Name of the merchant. */
  'merchant-name'?: AttributeOf<PayCheckout['merchantName']> | undefined;
  /** Logo of the merchant: square, https. */
  'merchant-icon-url'?: AttributeOf<PayCheckout['merchantIconUrl']> | undefined;
  /** Unit of the requested amount, such as `iso4217/USD`; required with `amountValue`. */
  'amount-unit'?: AttributeOf<PayCheckout['amountUnit']> | undefined;
  /** Requested amount: digits, in minor units. */
  'amount-value'?: AttributeOf<PayCheckout['amountValue']> | undefined;
  /** The merchant's reference for the payment. */
  'reference-id'?: AttributeOf<PayCheckout['referenceId']> | undefined;
  /** What is bought, as JSON in the attribute: up to three items are shown, the others on request. Nothing is computed from them. */
  items?: AttributeOf<PayCheckout['items']> | undefined;
  /** Cancel endpoint of the page's own server (`POST {}`); same origin, may be relative and contain `{id}`. The gateway's own by default. */
  'cancel-url'?: AttributeOf<PayCheckout['cancelUrl']> | undefined;
  /** Where the buyer tries again after failure, expiry or cancellation: an absolute https URL. Shows a button then. */
  'retry-url'?: AttributeOf<PayCheckout['retryUrl']> | undefined;
  /** The shop's help or contact page: an absolute https URL, which may contain `{id}`. Linked in every state. */
  'help-url'?: AttributeOf<PayCheckout['helpUrl']> | undefined;
  /** `auto` (default) offers the wallets of this browser, if the gateway is used directly or `pay-url` is set; `none` does not. */
  wallet?: AttributeOf<PayCheckout['wallet']> | undefined;
  /** `auto` (default) offers the wallet and the asset first that the buyer last paid with in this browser; `none` remembers nothing. */
  remember?: AttributeOf<PayCheckout['remember']> | undefined;
  /** The chains on which the buyer may pay in the page (CAIP-2), separated by spaces. */
  chains?: AttributeOf<PayCheckout['chains']> | undefined;
  /** The addresses that may receive the payment, separated by spaces. Without them, the receiver cannot be checked. */
  recipients?: AttributeOf<PayCheckout['recipients']> | undefined;
  /** The addresses that may receive the coin of a chain by any call, separated by spaces. Mark only contracts to which nobody approves tokens. */
  'call-recipients'?: AttributeOf<PayCheckout['callRecipients']> | undefined;
  /** Wallets that the app around the page provides, and wallet apps, which a phone without a wallet in its browser offers; apps alone as JSON in the attribute, too. */
  wallets?: AttributeOf<PayCheckout['wallets']> | undefined;
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
  /** The buyer wants to try again, right before the page navigates to `retry-url`; cancelable. */
  'pay-checkout-retry': PayCheckoutRetryEvent;
  /** The buyer connected a wallet of this browser. */
  'pay-checkout-wallet-connect': PayCheckoutWalletConnectEvent;
  /** The connected accounts cannot pay. */
  'pay-checkout-no-funds': PayCheckoutNoFundsEvent;
  /** The asset to pay with was chosen. */
  'pay-checkout-option': PayCheckoutOptionEvent;
  /** Right before a request reaches the wallet; cancelable. */
  'pay-checkout-sign': PayCheckoutSignEvent;
  /** The gateway has what the wallet signed. */
  'pay-checkout-sent': PayCheckoutSentEvent;
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
  /** The buyer wants to try again, right before the page navigates to `retry-url`; cancelable. */
  'onpay-checkout-retry'?: ((event: PayCheckoutRetryEvent) => void) | undefined;
  /** The buyer connected a wallet of this browser. */
  'onpay-checkout-wallet-connect'?: ((event: PayCheckoutWalletConnectEvent) => void) | undefined;
  /** The connected accounts cannot pay. */
  'onpay-checkout-no-funds'?: ((event: PayCheckoutNoFundsEvent) => void) | undefined;
  /** The asset to pay with was chosen. */
  'onpay-checkout-option'?: ((event: PayCheckoutOptionEvent) => void) | undefined;
  /** Right before a request reaches the wallet; cancelable. */
  'onpay-checkout-sign'?: ((event: PayCheckoutSignEvent) => void) | undefined;
  /** The gateway has what the wallet signed. */
  'onpay-checkout-sent'?: ((event: PayCheckoutSentEvent) => void) | undefined;
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
  /** The buyer wants to try again, right before the page navigates to `retry-url`; cancelable. */
  onPayCheckoutRetry?: ((event: PayCheckoutRetryEvent) => void) | undefined;
  /** The buyer connected a wallet of this browser. */
  onPayCheckoutWalletConnect?: ((event: PayCheckoutWalletConnectEvent) => void) | undefined;
  /** The connected accounts cannot pay. */
  onPayCheckoutNoFunds?: ((event: PayCheckoutNoFundsEvent) => void) | undefined;
  /** The asset to pay with was chosen. */
  onPayCheckoutOption?: ((event: PayCheckoutOptionEvent) => void) | undefined;
  /** Right before a request reaches the wallet; cancelable. */
  onPayCheckoutSign?: ((event: PayCheckoutSignEvent) => void) | undefined;
  /** The gateway has what the wallet signed. */
  onPayCheckoutSent?: ((event: PayCheckoutSentEvent) => void) | undefined;
  /** The buyer confirmed that they want to cancel; cancelable. */
  onPayCheckoutCancel?: ((event: PayCheckoutCancelEvent) => void) | undefined;
}
