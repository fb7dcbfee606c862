import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { MessagesOverride } from '../../locales/messages.js';

/** The properties of an element that an attribute can hold. */
type AttributeInputs<Element, Names extends keyof Element> = { readonly [Name in Names]?: Element[Name] | undefined };

/** What every rendering needs to know. */
interface PageInputs {
  /** The payment; prefix `pay_`. */
  readonly paymentId: string;
  /** The address of the page in the buyer's browser, absolute. Relative URLs are of it, and no link leads to it. */
  readonly pageUrl: string;
  /** What the gateway has said of the payment a moment ago. Absent, nothing is known yet. */
  readonly payment?: PaymentStatusResponse | undefined;
  /** BCP 47; becomes the element's own. Absent, the page must be in English or have no `lang` either. */
  readonly lang?: string | undefined;
  /** Texts of the page's own; the element in the page must have been given the same before it is defined. */
  readonly messages?: MessagesOverride | undefined;
  /** Of the element's styles, for a content security policy. */
  readonly nonce?: string | undefined;
  readonly shape?: 'inline' | 'card' | 'page' | undefined;
  readonly density?: 'compact' | 'normal' | 'roomy' | undefined;
  /** More attributes of the element, `id` and `class` say; none that runs code. */
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** HTML that goes into the element, for its slots. It is written as it is: it must be the program's own. */
  readonly content?: string | undefined;
}

type StatusNames =
  | 'baseUrl'
  | 'appId'
  | 'clientId'
  | 'apiVersion'
  | 'statusUrl'
  | 'expiresAt'
  | 'successUrl'
  | 'errorUrl'
  | 'redirect'
  | 'redirectDelay'
  | 'redirectAllow'
  | 'explorerUrl';

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
  | 'cancelUrl';

/** What a server draws a `<pay-status>` from: its attributes, by the names of their properties. */
export interface PayStatusInputs extends PageInputs, AttributeInputs<PayStatus, StatusNames> {}

/** What a server draws a `<pay-checkout>` from: its attributes, by the names of their properties. */
export interface PayCheckoutInputs extends PageInputs, AttributeInputs<PayCheckout, CheckoutNames> {
  /** What is paid and to whom, as the gateway said; not needed where the attributes say it. */
  readonly details?: PaymentDetails | undefined;
}
