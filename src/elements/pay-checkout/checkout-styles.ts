import { baseStyles } from '../shared/base.styles.js';
import { cancelStyles } from './cancel.styles.js';
import { itemsStyles } from './items.styles.js';
import { pageStyles } from './page.styles.js';
import { styles } from './pay-checkout.styles.js';
import { qrStyles } from './qr.styles.js';
import { receiptStyles } from './receipt.styles.js';

/** The styles of the checkout, in the order of the cascade: those of the receipt decide how the page is printed. */
export const checkoutStyles = [baseStyles, styles, cancelStyles, qrStyles, itemsStyles, pageStyles, receiptStyles];
