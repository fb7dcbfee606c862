import { createManualClock, type ManualClock } from '../../gateway/clock/manual-clock.js';
import { settle } from './test-gateway.js';

/** Enough turns of the event loop for a request to be answered and dealt with. */
const TURNS = 5;

const settleAll = async (): Promise<void> => {
  for (let i = 0; i < TURNS; i++) await settle();
};

/** A manual clock that lets everything happen that a task sets off before it runs the next one. */
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
