import { PayStatus } from '../elements/pay-status/pay-status.js';
import { define } from './define.js';

define('pay-status', PayStatus);

declare global {
  interface HTMLElementTagNameMap {
    'pay-status': PayStatus;
  }
}
