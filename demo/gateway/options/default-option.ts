import type { StrictFiatAmount, StrictOptionAmount } from '../wire/amount.js';
import { toOptionAmount, USDC_ON_BASE } from './assets.js';

/** The default option: USDC on Base. */
export const toDefaultOptionAmount = (amount: StrictFiatAmount): StrictOptionAmount =>
  toOptionAmount(USDC_ON_BASE, amount);
