import { PayCheckout } from '../elements/pay-checkout/pay-checkout.js';
import { define } from './define.js';
import { loadStatus } from './load-status.js';

define('pay-checkout', PayCheckout);
loadStatus(() => import('./pay-status.js'));

export type * from '../elements/pay-checkout/pay-checkout.events.js';
export type * from '../elements/pay-status/pay-status.events.js';

declare global {
  interface HTMLElementTagNameMap {
    'pay-checkout': PayCheckout;
  }
}
