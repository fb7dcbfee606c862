import { createManualClock, type ManualClock } from '../../../demo/gateway/clock/manual-clock.js';
import type { Clock as GatewayClock } from '../../../demo/gateway/clock/clock.js';
import type { Clock } from '../../../src/core/clock.js';

/** The gateway's clock in stories when it starts, Unix seconds. */
export const START = createManualClock().nowMs() / 1_000;

/** The gateway's time as the element's own. */
export const clockPort = (clock: GatewayClock): Clock => ({
  now: () => clock.nowMs(),
  monotonic: () => clock.nowMs(),
  setTimeout: (callback, delayMs) => clock.schedule(clock.nowMs() + delayMs, callback),
});

/** The interval of checks, and how many idle checks in a row must pass before time is skipped: a body is read in several turns. */
const LOOK_MS = 10;
const CALM_LOOKS = 3;

/**
 * A clock port that skips what the element waits for, one timer after the other, up to `skipMs` from now; then time stands
 * still. It never skips while a request is under way, so that no request times out.
 */
export const skippingClockPort = (clock: ManualClock, skipMs: number, isAsking: () => boolean): Clock => {
  const endMs = clock.nowMs() + skipMs;
  const waiting = new Set<{ readonly atMs: number }>();
  let calm = 0;
  let isLooking = false;

  const look = (): void => {
    calm = isAsking() ? 0 : calm + 1;
    const nextMs = Math.min(...[...waiting].map(({ atMs }) => atMs));
    isLooking = nextMs <= endMs;
    if (!isLooking) return;
    setTimeout(look, LOOK_MS);
    if (calm < CALM_LOOKS) return;
    calm = 0;
    void clock.advance(Math.max(0, nextMs - clock.nowMs()));
  };

  return {
    ...clockPort(clock),
    setTimeout: (callback, delayMs) => {
      const timer = { atMs: clock.nowMs() + delayMs };
      waiting.add(timer);
      const cancel = clock.schedule(timer.atMs, () => {
        waiting.delete(timer);
        callback();
      });
      if (!isLooking) {
        isLooking = true;
        setTimeout(look, LOOK_MS);
      }
      return () => {
        waiting.delete(timer);
        cancel();
      };
    },
  };
};
