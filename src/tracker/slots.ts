import type { Tabs } from './tabs.js';

/** A browser has six connections per host over HTTP/1.1, for all tabs: held requests must leave some for everybody else. */
export const MAX_HELD = 4;
/** How often the payments beyond that ask instead. */
export const SLOT_POLL_MS = 2_000;

/** Counts the requests that are held by all tabs of an origin. */
export interface Slots {
  /** Resolves to what gives the slot back, or to undefined where no more may be held. */
  take(): Promise<(() => void) | undefined>;
}

/** Without `tabs`, or where they know no locks, each page counts for itself. */
export const createSlots = (tabs?: Tabs): Slots => {
  let held = 0;
  return {
    take: async () => {
      if (held === MAX_HELD) return undefined;
      held++;
      const end = new AbortController();
      const giveBack = (): void => {
        held--;
        end.abort();
      };
      for (let i = 0; i < MAX_HELD; i++) {
        if (!tabs || (await tabs.seize(`pay-status/slot/${i}`, end.signal))) return giveBack;
      }
      giveBack();
      return undefined;
    },
  };
};
