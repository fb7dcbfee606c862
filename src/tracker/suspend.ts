import type { Clock } from '../core/clock.js';

/** The interval of the check, milliseconds. */
export const SUSPEND_CHECK_MS = 5_000;
/** If the wall clock runs ahead of the monotonic one by this much, the device slept or its clock was set; milliseconds. */
export const SUSPEND_MS = 2_000;

/** Calls back when the device has woken from sleep, during which a pending request usually dies without an error. */
export const watchForWake = (clock: Clock, onWake: () => void, signal: AbortSignal): void => {
  const getLeadMs = (): number => clock.now() - clock.monotonic();
  let before = getLeadMs();
  let cancel: () => void;
  const check = (): void => {
    const now = getLeadMs();
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
