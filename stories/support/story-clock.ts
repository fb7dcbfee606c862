import type { ManualClock } from '../../demo/gateway/clock/manual-clock.js';
import type { Clock as GatewayClock } from '../../demo/gateway/clock/clock.js';
import type { Clock } from '../../src/tracker/ports.js';

/** The gateway's time as the element's own. */
export const clockPort = (clock: GatewayClock): Clock => ({
  now: () => clock.nowMs(),
  monotonic: () => clock.nowMs(),
  setTimeout: (callback, delayMs) => clock.schedule(clock.nowMs() + delayMs, callback),
});

/**
 * A clock port that skips what the element waits for, up to `skipMs` from now; then time stands still. It never skips
 * while a request is under way, so that no request times out.
 */
export const skippingClockPort = (clock: ManualClock, skipMs: number, isAsking: () => boolean): Clock => {
  const endMs = clock.nowMs() + skipMs;
  return {
    ...clockPort(clock),
    setTimeout: (callback, delayMs) => {
      const atMs = clock.nowMs() + delayMs;
      let isWanted = true;
      const cancel = clock.schedule(atMs, callback);
      setTimeout(() => {
        if (isWanted && atMs <= endMs && !isAsking()) void clock.advance(Math.max(0, atMs - clock.nowMs()));
      });
      return () => {
        isWanted = false;
        cancel();
      };
    },
  };
};
