import type { DialogInputs } from './lazy-code.js';
import type { CheckoutDialog } from './dialog/checkout-dialog.js';

export { check } from './check.js';
export { start } from './start.js';

const PARTS = [
  'dialog',
  'handle',
  'close-button',
  'leave',
  'leave-title',
  'leave-text',
  'leave-keep-button',
  'leave-close-button',
  'done-button',
  'again-button',
  'end-button',
  'corner',
  'chip',
  'chip-button',
  'chip-title',
  'chip-detail',
  'chip-dismiss-button',
];

/** Creates the dialog of a button, whose parts are those of the button. */
export const createDialog = (inputs: DialogInputs): CheckoutDialog => {
  const dialog = Object.assign(document.createElement('pay-button-dialog'), inputs);
  dialog.setAttribute('exportparts', PARTS.join());
  return dialog;
};
