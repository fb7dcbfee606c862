import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PayButton } from '../../elements/pay-button/pay-button.js';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type { PayButtonAttributes, PayButtonListeners, PayButtonProperties } from '../elements/pay-button.generated.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutListeners,
  PayCheckoutProperties,
} from '../elements/pay-checkout.generated.js';
import type { PayStatusAttributes, PayStatusListeners, PayStatusProperties } from '../elements/pay-status.generated.js';

type PropsOf<Element extends HTMLElement, Own> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> & { class?: string | undefined };

// React 19 sets a property if the element has one with this name, otherwise an attribute.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pay-button': PropsOf<PayButton, PayButtonProperties & PayButtonAttributes & PayButtonListeners>;
      'pay-status': PropsOf<PayStatus, PayStatusProperties & PayStatusAttributes & PayStatusListeners>;
      'pay-checkout': PropsOf<PayCheckout, PayCheckoutProperties & PayCheckoutAttributes & PayCheckoutListeners>;
    }
  }
}
