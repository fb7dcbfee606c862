import { toJson } from '../../core/json.js';
import type { LastChoice, LastChoiceStore } from '../../wallet/ports.js';
import { LAST_CHOICE } from './has-opened-app.js';

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const parse = (text: string): LastChoice | undefined => {
  const { walletId, unit, openedFor } = JSON.parse(text) as Readonly<Partial<Record<string, unknown>>>;
  if (typeof walletId !== 'string') return undefined;
  return { walletId, unit: readText(unit), openedFor: readText(openedFor) };
};

/** The last choice of the buyer in this browser, for all pages of the origin. */
export const browserLastChoice: LastChoiceStore = {
  read: () => {
    try {
      return parse(localStorage.getItem(LAST_CHOICE) ?? '{}');
    } catch {
      // Storage is blocked, or another script has changed the value.
      return undefined;
    }
  },
  write: ({ walletId, unit, openedFor }) => {
    try {
      localStorage.setItem(LAST_CHOICE, toJson({ walletId, unit, openedFor }));
    } catch {
      // Storage is blocked or full: nothing is remembered.
    }
  },
};
