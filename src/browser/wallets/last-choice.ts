import { MAX_LENGTHS } from '../../contract/limits.js';
import { isIdentifier } from '../../contract/text.js';
import { toJson } from '../../core/json.js';
import type { LastChoice, LastChoiceStore } from '../../wallet/ports.js';
import { LAST_CHOICE } from './has-opened-app.js';

const isId = isIdentifier(MAX_LENGTHS.ID);

const readId = (value: unknown): string | undefined => (isId(value) ? value : undefined);

const parse = (text: string): LastChoice | undefined => {
  const { walletId, unit, openedFor } = JSON.parse(text) as Readonly<Partial<Record<string, unknown>>>;
  return isId(walletId) ? { walletId, unit: readId(unit), openedFor: readId(openedFor) } : undefined;
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
