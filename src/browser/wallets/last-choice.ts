import type { LastChoice, LastChoiceStore } from '../../wallet/ports.js';

const NAME = 'pay-status:last-choice:1';

const parse = (text: string): LastChoice | undefined => {
  const { walletId, unit } = JSON.parse(text) as Readonly<Partial<Record<string, unknown>>>;
  return typeof walletId === 'string' && typeof unit === 'string' ? { walletId, unit } : undefined;
};

/** The last choice of the buyer in this browser, for all pages of the origin. */
export const browserLastChoice: LastChoiceStore = {
  read: () => {
    try {
      return parse(localStorage.getItem(NAME) ?? '{}');
    } catch {
      // Storage is blocked, or another script has changed the value.
      return undefined;
    }
  },
  write: ({ walletId, unit }) => {
    try {
      localStorage.setItem(NAME, JSON.stringify({ walletId, unit }));
    } catch {
      // Storage is blocked or full: nothing is remembered.
    }
  },
};
