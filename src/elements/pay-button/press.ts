import type { DialogInputs } from './lazy-code.js';
import type { CheckoutDialog } from './dialog/checkout-dialog.js';

export { start } from './start.js';

/** Creates the dialog of a button. */
export const createDialog = (inputs: DialogInputs): CheckoutDialog =>
  Object.assign(document.createElement('pay-button-dialog'), inputs);
