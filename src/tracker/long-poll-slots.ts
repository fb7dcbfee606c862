import type { Tabs } from './tab-channel.js';

/** A browser has six connections per host over HTTP/1.1, for all tabs: held requests must leave some for everybody else. */
export const MAX_LONG_POLLS = 4;
/** How often the payments beyond that ask instead. */
export const SLOT_POLL_MS = 2_000;

/** Counts the requests that are held by all tabs of an origin. */
export interface LongPollSlots {
  /** Resolves to what gives the slot back, or to undefined where no more may be held. */
  acquire(): Promise<(() => void) | undefined>;
}

/** Without `tabs`, or where they know no locks, each page counts for itself. */
export const createLongPollSlots = (tabs?: Tabs): LongPollSlots => {
  let held = 0;
  return {
    acquire: async () => {
      if (held === MAX_LONG_POLLS) return undefined;
      held++;
      const end = new AbortController();
      const giveBack = (): void => {
        held--;
        end.abort();
      };
      for (let i = 0; i < MAX_LONG_POLLS; i++) {
        if (!tabs || (await tabs.tryLock(`pay-status/slot/${i}`, end.signal))) return giveBack;
      }
      giveBack();
      return undefined;
    },
  };
};
