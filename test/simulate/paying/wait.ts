import type { Clock } from '../../../src/core/clock.js';

export const wait = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });
