import type { Tabs } from './tab-channel.js';

/** HTTP/1.1 has six connections per host for all tabs of a browser: long polls must leave some for other requests. */
export const MAX_OPEN_LONG_POLLS = 4;
/** The interval of plain requests for payments without a slot, milliseconds. */
export const SLOT_POLL_MS = 2_000;

/** Limits the open long polls of all tabs of an origin. */
export interface LongPollSlots {
  /** Resolves to the function that releases the slot, or to undefined if none is free. */
  acquire(): Promise<(() => void) | undefined>;
}

/** Creates the slots. Without `tabs`, or where Web Locks are missing, the limit applies to each page separately. */
export const createLongPollSlots = (tabs?: Tabs): LongPollSlots => {
  let acquired = 0;
  return {
    acquire: async () => {
      if (acquired === MAX_OPEN_LONG_POLLS) return undefined;
      acquired++;
      const end = new AbortController();
      const release = (): void => {
        acquired--;
        end.abort();
      };
      for (let i = 0; i < MAX_OPEN_LONG_POLLS; i++) {
        if (!tabs || (await tabs.tryLock(`pay-status/slot/${i}`, end.signal))) return release;
      }
      release();
      return undefined;
    },
  };
};
