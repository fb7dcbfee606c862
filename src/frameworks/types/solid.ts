import type { JSX } from 'solid-js';
import type { PayButton } from '../../elements/pay-button/pay-button.js';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { PayButtonAttributes, PayButtonEvents, PayButtonProperties } from '../elements/pay-button.generated.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutEvents,
  PayCheckoutProperties,
} from '../elements/pay-checkout.generated.js';
import type { PayStatusAttributes, PayStatusProperties } from '../elements/pay-status.generated.js';

/** `prop:paymentId` and `attr:payment-id` set the property or the attribute explicitly; by default Solid sets the property. */
type Explicit<Properties, Attributes> = {
  [Name in keyof Properties as `prop:${Name & string}`]?: Properties[Name];
} & { [Name in keyof Attributes as `attr:${Name & string}`]?: Attributes[Name] };

type PropsOf<Element extends HTMLElement, Properties, Attributes> = Properties &
  Attributes &
  Explicit<Properties, Attributes> &
  Omit<JSX.HTMLAttributes<Element>, keyof Properties | keyof Attributes>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'pay-button': PropsOf<PayButton, PayButtonProperties, PayButtonAttributes>;
      'pay-status': PropsOf<PayStatus, PayStatusProperties, PayStatusAttributes>;
      'pay-checkout': PropsOf<PayCheckout, PayCheckoutProperties, PayCheckoutAttributes>;
    }

    // `on:pay-status-change` works on any element, because the events bubble. Includes those of `<pay-status>`.
    interface CustomEvents extends PayCheckoutEvents, PayButtonEvents {}
  }
}
