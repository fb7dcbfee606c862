import { PayCheckout } from '../elements/pay-checkout/pay-checkout.js';
import { define } from './define.js';

/** How long a file that did not arrive is left alone. */
const RETRY_MS = 3_000;

/** Apart: the first paint needs nothing of it. Without it nobody can pay, so a connection that was lost is tried again. */
const loadStatus = (): void => {
  import('./pay-status.js').catch(() => setTimeout(loadStatus, RETRY_MS));
};

define('pay-checkout', PayCheckout);
loadStatus();

export type * from '../elements/pay-checkout/pay-checkout.events.js';
export type * from '../elements/pay-status/pay-status.events.js';

declare global {
  interface HTMLElementTagNameMap {
    'pay-checkout': PayCheckout;
  }
}
