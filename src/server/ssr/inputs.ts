import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { MessagesOverride } from '../../locales/messages.js';

/** The properties of an element that have an attribute. */
type AttributeInputs<Element, Names extends keyof Element> = { readonly [Name in Names]?: Element[Name] | undefined };

/** The inputs of every rendering. */
interface PageInputs {
  /** The id of the payment; prefix `pay_`. */
  readonly paymentId: string;
  /** The absolute URL of the page in the buyer's browser: the base of relative URLs. It is never a redirect target. */
  readonly pageUrl: string;
  /** The current status response of the gateway. Without it, the loading state is rendered. */
  readonly payment?: PaymentStatusResponse | undefined;
  /** BCP 47 tag, written as the element's `lang`. If absent, the page must be in English, or have no `lang`. */
  readonly lang?: string | undefined;
  /** The page's own texts. Set the same ones on the element in the page before it is defined. */
  readonly messages?: MessagesOverride | undefined;
  /** The nonce of the element's styles, for a content security policy. */
  readonly nonce?: string | undefined;
  readonly shape?: 'inline' | 'card' | 'page' | undefined;
  readonly density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** Further attributes of the element, such as `id` and `class`; no event handlers. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** HTML for the element's slots. It is not escaped, so it must be trusted. */
  readonly content?: string | undefined;
}

type StatusNames =
  | 'baseUrl'
  | 'appId'
  | 'clientId'
  | 'apiVersion'
  | 'statusUrl'
  | 'expiresAt'
  | 'settledAt'
  | 'successUrl'
  | 'errorUrl'
  | 'redirect'
  | 'redirectDelay'
  | 'redirectAllow'
  | 'explorerUrl'
  | 'documentTitle';

type CheckoutNames =
  | StatusNames
  | 'gatewayUrl'
  | 'walletUrl'
  | 'walletAllow'
  | 'merchantName'
  | 'merchantIconUrl'
  | 'amountUnit'
  | 'amountValue'
  | 'referenceId'
  | 'items'
  | 'cancelUrl';

/** The inputs of {@link renderPayStatus}: the element's attributes, named like their properties. */
export interface PayStatusInputs extends PageInputs, AttributeInputs<PayStatus, StatusNames> {}

/** The inputs of {@link renderPayCheckout}: the element's attributes, named like their properties. */
export interface PayCheckoutInputs extends PageInputs, AttributeInputs<PayCheckout, CheckoutNames> {
  /** The payment details response of the gateway: amount and merchant. Not needed if they are set as attributes. */
  readonly details?: PaymentDetails | undefined;
}
