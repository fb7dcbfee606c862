import type { Store } from '../store/store.js';
import type { Clock } from './clock.js';

/** The clock of this process, which goes as far ahead as those of all others on the same store. */
export interface SharedClock {
  /** Agrees with the store. */
  readonly sync: () => Promise<void>;
  /** Puts it forward for all processes; resolves when everything that fell due here has run. */
  readonly advance: (ms: number) => Promise<void>;
}

/**
 * One at a time: whoever agreed with the store in the middle of an advance, which another process may cause at any moment,
 * would put the clock back.
 */
export const createSharedClock = (clock: Clock, store: Pick<Store, 'clockOffsetMs' | 'advanceClock'>): SharedClock => {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const agree = async (): Promise<void> => {
    clock.setOffset?.(await store.clockOffsetMs());
  };
  return {
    sync: () => inTurn(agree),
    advance: (ms) =>
      inTurn(async () => {
        await clock.advance(ms);
        await store.advanceClock(ms);
        // What others have added meanwhile: the store tells each process only of theirs.
        await agree();
      }),
  };
};
