import { PayStatus } from '../elements/pay-status/pay-status.js';
import { define } from './define.js';

define('pay-status', PayStatus);

export type * from '../elements/pay-status/pay-status.events.js';

declare global {
  interface HTMLElementTagNameMap {
    'pay-status': PayStatus;
  }
}
