import { PayStatus } from '../elements/pay-status/pay-status.js';
import { define } from './define.js';
import { warnOfUndefined } from './warn-of-undefined.js';

define('pay-status', PayStatus);
for (const tag of ['pay-checkout', 'pay-button']) warnOfUndefined(tag);

export type * from '../elements/pay-status/pay-status.events.js';

declare global {
  interface HTMLElementTagNameMap {
    'pay-status': PayStatus;
  }
}
