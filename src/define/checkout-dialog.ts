// Internal: what a press of `<pay-button>` needs, in a file of its own, which is loaded when the buyer comes near the button.
import { CheckoutDialog } from '../elements/pay-button/dialog/checkout-dialog.js';
import { define as register } from './define.js';

register('pay-button-dialog', CheckoutDialog);

export { check, createDialog, start } from '../elements/pay-button/press.js';
