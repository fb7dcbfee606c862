import { baseStyles } from '../shared/base.styles.js';
import { markStyles } from '../shared/mark.styles.js';
import { tokenStyles } from '../shared/tokens.styles.js';
import { cancelStyles } from './cancel.styles.js';
import { layoutStyles } from './layout.styles.js';
import { styles } from './pay-checkout.styles.js';
import { qrStyles } from './qr.styles.js';
import { receiptStyles } from './receipt.styles.js';
import { rowsStyles } from './rows.styles.js';

/** The styles of the checkout, in the order of the cascade: those of the receipt decide how the page is printed. */
export const checkoutStyles = [
  tokenStyles,
  baseStyles,
  markStyles,
  styles,
  rowsStyles,
  cancelStyles,
  qrStyles,
  layoutStyles,
  receiptStyles,
];
