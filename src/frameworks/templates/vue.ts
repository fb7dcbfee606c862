import type { HTMLAttributes, PublicProps } from 'vue';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutHandlers,
  PayCheckoutProperties,
  PayStatusAttributes,
  PayStatusHandlers,
  PayStatusProperties,
} from './elements.generated.js';

/** Attributes that are no properties: `shape`, `density`. The others are known by the names of their properties. */
type Unmirrored<Attributes, Properties> = Omit<Attributes, keyof Properties | `${string}-${string}`>;

/** What is no text has to be JSON: Vue writes what it finds under a name with hyphens as an attribute. */
type AsText<Properties> = {
  [Name in keyof Properties]: Name extends 'initialPayment' | 'initialDetails' ? string | undefined : Properties[Name];
};

/** What a template sees of an element: its `ref` is the element. */
type InTemplates<Element extends HTMLElement, Properties, Attributes, Handlers> = new () => Element & {
  $props: AsText<Properties> &
    Handlers &
    Unmirrored<Attributes, Properties> &
    Omit<HTMLAttributes, keyof Properties | keyof Attributes> &
    PublicProps;
};

declare module 'vue' {
  interface GlobalComponents {
    'pay-status': InTemplates<PayStatus, PayStatusProperties, PayStatusAttributes, PayStatusHandlers>;
    'pay-checkout': InTemplates<PayCheckout, PayCheckoutProperties, PayCheckoutAttributes, PayCheckoutHandlers>;
  }
}
