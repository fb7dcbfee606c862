import type { JSX } from 'solid-js';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutEvents,
  PayCheckoutProperties,
  PayStatusAttributes,
  PayStatusProperties,
} from './elements.generated.js';

/** `prop:paymentId` and `attr:payment-id` say which of both is meant; without them Solid sets the property. */
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
      'pay-status': PropsOf<PayStatus, PayStatusProperties, PayStatusAttributes>;
      'pay-checkout': PropsOf<PayCheckout, PayCheckoutProperties, PayCheckoutAttributes>;
    }

    // `on:pay-status-change`; of any element, because the events bubble. Those of `<pay-status>` are among them.
    interface CustomEvents extends PayCheckoutEvents {}
  }
}
