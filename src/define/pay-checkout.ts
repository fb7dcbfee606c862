import { PayCheckout } from '../elements/pay-checkout/pay-checkout.js';
import { define } from './define.js';

define('pay-checkout', PayCheckout);
// Apart: the first paint needs nothing of it.
void import('./pay-status.js');

declare global {
  interface HTMLElementTagNameMap {
    'pay-checkout': PayCheckout;
  }
}
