import type { Tabs } from './tab-channel.js';

/** HTTP/1.1 has six connections per host for all tabs of a browser: long polls must leave some for other requests. */
export const MAX_OPEN_LONG_POLLS = 4;
/** The interval of plain requests for payments without a slot, milliseconds. */
export const SLOT_POLL_MS = 2_000;
/** The shortest time between two such requests of a page on average, milliseconds: 1,000 payments take a long poll's time. */
export const SLOT_POLL_GAP_MS = 25;

/** Limits the open long polls of all tabs of an origin, and the requests of a page's payments without one. */
export interface LongPollSlots {
  /**
   * Resolves to the function that releases the slot, or to undefined if none is free. Then the payment counts as one without a
   * slot, until it acquires one or the signal of its polling is aborted.
   */
  acquire(polling: AbortSignal): Promise<(() => void) | undefined>;
  /** The interval of plain requests for each payment without a slot, milliseconds. It is longer if there are many. */
  readonly pollMs: number;
}

/** Creates the slots. Without `tabs`, or where Web Locks are missing, the limit applies to each page separately. */
export const createLongPollSlots = (tabs?: Tabs): LongPollSlots => {
  let acquired = 0;
  const waiting = new Set<AbortSignal>();

  const findSlot = async (): Promise<(() => void) | undefined> => {
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
  };

  return {
    acquire: async (polling) => {
      const release = await findSlot();
      if (release || polling.aborted) waiting.delete(polling);
      else if (!waiting.has(polling)) {
        waiting.add(polling);
        polling.addEventListener('abort', () => waiting.delete(polling));
      }
      return release;
    },
    get pollMs() {
      return Math.max(SLOT_POLL_MS, waiting.size * SLOT_POLL_GAP_MS);
    },
  };
};
