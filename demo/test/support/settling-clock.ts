import { createManualClock, type ManualClock } from '../../gateway/clock/manual-clock.js';
import { settle } from './test-gateway.js';

/** Turns of the event loop that suffice to process a request and its response. */
const TURNS = 5;

const settleAll = async (): Promise<void> => {
  for (let i = 0; i < TURNS; i++) await settle();
};

/** A manual clock that waits for the effects of each task before it runs the next one. */
export const createSettlingClock = (): ManualClock => {
  const clock = createManualClock();
  return {
    ...clock,
    schedule: (atMs, task) =>
      clock.schedule(atMs, async () => {
        await task();
        await settleAll();
      }),
    async advance(ms) {
      await settleAll();
      await clock.advance(ms);
      await settleAll();
    },
  };
};
