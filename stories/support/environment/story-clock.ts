import { createManualClock, type ManualClock } from '../../../demo/gateway/clock/manual-clock.js';
import type { GatewayClock as GatewayClock } from '../../../demo/gateway/clock/clock.js';
import type { Clock } from '../../../src/core/clock.js';

/** The initial time of the gateway in stories, Unix seconds. */
export const START = createManualClock().nowMs() / 1_000;
/** A day before, as a page writes it. */
export const REFUNDED_AT = START - 86_400;

/** Waits up to this one are real, milliseconds: the time in which wallets announce themselves. */
const REAL_MS = 100;

const waitInPage = (callback: () => void, delayMs: number): (() => void) => {
  const timer = setTimeout(callback, delayMs);
  return () => {
    clearTimeout(timer);
  };
};

/** Creates a clock port that uses the gateway's clock. */
export const clockPort = (clock: GatewayClock): Clock => ({
  now: () => clock.nowMs(),
  monotonic: () => clock.nowMs(),
  setTimeout: (callback, delayMs) =>
    delayMs > 0 && delayMs <= REAL_MS
      ? waitInPage(callback, delayMs)
      : clock.schedule(clock.nowMs() + delayMs, callback),
});

/** The interval of the checks, and the number of idle checks before time is skipped: reading a body takes several tasks. */
const CHECK_INTERVAL_MS = 10;
const REQUIRED_IDLE_CHECKS = 3;

/**
 * Creates a clock port that advances the clock to each timer of the element, up to `skipMs` from now; then time stops. It
 * does not advance while a request is pending, so that no request times out.
 */
export const skippingClockPort = (clock: ManualClock, skipMs: number, isRequesting: () => boolean): Clock => {
  const endMs = clock.nowMs() + skipMs;
  const waiting = new Set<{ readonly atMs: number }>();
  let idleChecks = 0;
  let isChecking = false;

  const check = (): void => {
    idleChecks = isRequesting() ? 0 : idleChecks + 1;
    const nextMs = Math.min(...[...waiting].map(({ atMs }) => atMs));
    isChecking = nextMs <= endMs;
    if (!isChecking) return;
    setTimeout(check, CHECK_INTERVAL_MS);
    if (idleChecks < REQUIRED_IDLE_CHECKS) return;
    idleChecks = 0;
    void clock.advance(Math.max(0, nextMs - clock.nowMs()));
  };

  return {
    ...clockPort(clock),
    setTimeout: (callback, delayMs) => {
      if (delayMs <= REAL_MS) return waitInPage(callback, delayMs);
      const timer = { atMs: clock.nowMs() + delayMs };
      waiting.add(timer);
      const cancel = clock.schedule(timer.atMs, () => {
        waiting.delete(timer);
        callback();
      });
      if (!isChecking) {
        isChecking = true;
        setTimeout(check, CHECK_INTERVAL_MS);
      }
      return () => {
        waiting.delete(timer);
        cancel();
      };
    },
  };
};
