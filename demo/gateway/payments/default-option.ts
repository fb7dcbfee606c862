import type { StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';
import { priceIn, USDC_ON_BASE } from '../options/assets.js';

/** What is paid with where nobody chose: USDC on Base. */
export const defaultOptionAmount = (amount: StrictFiatAmount): StrictOptionAmount => priceIn(USDC_ON_BASE, amount);
