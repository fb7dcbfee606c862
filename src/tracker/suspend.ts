import type { Clock } from '../core/clock.js';

/** How often to look whether the machine has slept. */
export const SUSPEND_CHECK_MS = 5_000;
/** The wall clock ran ahead of the monotonic one by this much: a sleep, or a user who set the clock; asking does no harm. */
export const SUSPEND_MS = 2_000;

/** Calls back when the machine has slept, in which a held request most likely died without a word. */
export const watchForWake = (clock: Clock, onWake: () => void, signal: AbortSignal): void => {
  const lead = (): number => clock.now() - clock.monotonic();
  let before = lead();
  let cancel: () => void;
  const check = (): void => {
    const now = lead();
    const hasSlept = now - before > SUSPEND_MS;
    before = now;
    cancel = clock.setTimeout(check, SUSPEND_CHECK_MS);
    if (hasSlept) onWake();
  };
  cancel = clock.setTimeout(check, SUSPEND_CHECK_MS);
  signal.addEventListener('abort', () => {
    cancel();
  });
};
