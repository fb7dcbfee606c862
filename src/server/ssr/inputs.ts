import type { PaymentDetails } from '../../contract/schemas/payment-details.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayCheckoutAttributes, PayCheckoutProperties } from '../../frameworks/elements/pay-checkout.generated.js';
import type { PayStatusAttributes, PayStatusProperties } from '../../frameworks/elements/pay-status.generated.js';
import type { MessagesOverride } from '../../locales/messages.js';

/** Converts `payUrl` to `pay-url`. */
type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name;

/** The properties of an element that have an attribute. */
type InputsOf<Properties, Attributes> = {
  readonly [
    Name in keyof Properties as KebabCase<Name & string> extends keyof Attributes ? Name : never
  ]: Properties[Name];
};

/** The inputs of every rendering. */
export interface PageInputs {
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

/** The inputs that {@link PageInputs} has under another name. */
type Renamed = 'paymentId' | 'initialPayment' | 'initialDetails';

/** The inputs of {@link renderPayStatus}: the element's attributes, named like their properties. */
export interface PayStatusInputs
  extends PageInputs, Omit<InputsOf<PayStatusProperties, PayStatusAttributes>, Renamed> {}

/** The inputs of {@link renderPayCheckout}: the element's attributes, named like their properties. */
export interface PayCheckoutInputs
  extends PageInputs, Omit<InputsOf<PayCheckoutProperties, PayCheckoutAttributes>, Renamed> {
  /** The payment details response of the gateway: amount and merchant. Not needed if they are set as attributes. */
  readonly details?: PaymentDetails | undefined;
}
