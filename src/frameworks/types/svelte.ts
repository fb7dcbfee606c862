import type { HTMLAttributes } from 'svelte/elements';
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

type PropsOf<Element extends HTMLElement, Own> = Own & Omit<HTMLAttributes<Element>, keyof Own>;

// Svelte 5 sets a property if the element has one with this name, otherwise an attribute.
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'pay-button': PropsOf<PayButton, PayButtonProperties & PayButtonAttributes & PayButtonListeners>;
    'pay-status': PropsOf<PayStatus, PayStatusProperties & PayStatusAttributes & PayStatusListeners>;
    'pay-checkout': PropsOf<PayCheckout, PayCheckoutProperties & PayCheckoutAttributes & PayCheckoutListeners>;
  }
}
