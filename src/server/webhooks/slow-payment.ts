import type { Clock } from '../../core/clock.js';

/** Leaves the merchant time to read the log before the gateway gives up after 15 s (`SPEC: Events, rule 5`), milliseconds. */
const SLOW_MS = 10_000;

/** The machine's timers; one that is pending does not keep the process running. */
export const startUnrefTimer: Clock['setTimeout'] = (callback, delayMs) => {
  const timer = setTimeout(callback, delayMs);
  // Node and Bun; elsewhere it is a number.
  (timer as { readonly unref?: () => unknown }).unref?.();
  return () => {
    clearTimeout(timer);
  };
};

/** Awaits `onPayment`, however long it takes, and calls `warn` once if it takes more than 10 s. */
export const warnIfSlow = async (
  onPayment: () => Promise<void> | void,
  warn: (message: string) => unknown,
  { eventId, setTimeout }: { readonly eventId: string; readonly setTimeout: Clock['setTimeout'] },
): Promise<void> => {
  const cancel = setTimeout(() => {
    void warn(
      `onPayment for ${eventId} has not finished after ${SLOW_MS / 1_000} s. The gateway waits 15 s, then delivers again. Does it await something that never ends?`,
    );
  }, SLOW_MS);
  try {
    await onPayment();
  } finally {
    cancel();
  }
};
