import { abortable } from '../core/abort.js';
import type { GatewayClock } from './clock.js';

/** Resolves after the given gateway time, with `Infinity` never; rejects with the signal's reason once it aborts. */
export const pause = async (clock: GatewayClock, ms: number, signal: AbortSignal): Promise<void> => {
  let cancel = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    if (ms !== Infinity) cancel = clock.schedule(clock.nowMs() + ms, resolve);
  });
  try {
    await abortable(signal, over);
  } finally {
    cancel();
  }
};
