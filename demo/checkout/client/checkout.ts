import { followPayment } from './test-wallet.js';

// Runs before the element is defined, so that no change is missed.
const panel = document.querySelector<HTMLElement>('#test-wallet');
if (panel) followPayment(panel);
