import type { HTMLAttributes, PublicProps } from 'vue';
import type { PayButton } from '../../elements/pay-button/pay-button.js';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { PayButtonAttributes, PayButtonHandlers, PayButtonProperties } from '../elements/pay-button.generated.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutHandlers,
  PayCheckoutProperties,
} from '../elements/pay-checkout.generated.js';
import type { PayStatusAttributes, PayStatusHandlers, PayStatusProperties } from '../elements/pay-status.generated.js';

/** Attributes without a property: `shape`, `density`. The others are listed under the names of their properties. */
type Unmirrored<Attributes, Properties> = Omit<Attributes, keyof Properties | `${string}-${string}`>;

/** Objects must be JSON text, because Vue sets hyphenated names as attributes. */
type AsText<Properties> = {
  [Name in keyof Properties]: Name extends 'initialPayment' | 'initialDetails' ? string | undefined : Properties[Name];
};

/** The type of an element in a template; its `ref` is the element. */
type InTemplates<Element extends HTMLElement, Properties, Attributes, Handlers> = new () => Element & {
  $props: AsText<Properties> &
    Handlers &
    Unmirrored<Attributes, Properties> &
    Omit<HTMLAttributes, keyof Properties | keyof Attributes> &
    PublicProps;
};

declare module 'vue' {
  interface GlobalComponents {
    'pay-button': InTemplates<PayButton, PayButtonProperties, PayButtonAttributes, PayButtonHandlers>;
    'pay-status': InTemplates<PayStatus, PayStatusProperties, PayStatusAttributes, PayStatusHandlers>;
    'pay-checkout': InTemplates<PayCheckout, PayCheckoutProperties, PayCheckoutAttributes, PayCheckoutHandlers>;
  }
}
