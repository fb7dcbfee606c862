import type { GatewayClock } from './clock.js';

/** The store of the offset that all processes share. */
interface OffsetStore {
  clockOffsetMs(): Promise<number>;
  advanceClock(byMs: number): Promise<void>;
}

/** The clock of this process, kept in agreement with all others on the same store. */
export interface SharedClock {
  /** Takes over the offset of the store. */
  readonly sync: () => Promise<void>;
  /** Moves the clock forward for all processes; resolves when everything that fell due in this one has run. */
  readonly advance: (ms: number) => Promise<void>;
}

/** Runs one operation at a time: a sync in the middle of an advance would move the clock back. */
export const createSharedClock = (clock: GatewayClock, store: OffsetStore): SharedClock => {
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const sync = async (): Promise<void> => {
    clock.setOffset?.(await store.clockOffsetMs());
  };
  return {
    sync: () => enqueue(sync),
    advance: (ms) =>
      enqueue(async () => {
        await clock.advance(ms);
        await store.advanceClock(ms);
        // Includes advances of other processes: the store notifies each process only of theirs.
        await sync();
      }),
  };
};
