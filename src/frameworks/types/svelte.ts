import type { HTMLAttributes } from 'svelte/elements';
import type { PayCheckout } from '../../elements/pay-checkout/pay-checkout.js';
import type { PayStatus } from '../../elements/pay-status/pay-status.js';
import type {
  PayCheckoutAttributes,
  PayCheckoutListeners,
  PayCheckoutProperties,
  PayStatusAttributes,
  PayStatusListeners,
  PayStatusProperties,
} from '../elements.generated.js';

type PropsOf<Element extends HTMLElement, Own> = Own & Omit<HTMLAttributes<Element>, keyof Own>;

// Svelte 5 sets a property if the element has one with this name, otherwise an attribute.
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'pay-status': PropsOf<PayStatus, PayStatusProperties & PayStatusAttributes & PayStatusListeners>;
    'pay-checkout': PropsOf<PayCheckout, PayCheckoutProperties & PayCheckoutAttributes & PayCheckoutListeners>;
  }
}
