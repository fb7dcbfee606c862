import { expect } from '@open-wc/testing';
import { systemClock } from '../../src/core/clock.js';

describe('systemClock', () => {
  it('reads the time of the device, and a monotonic time that all tabs share', () => {
    expect(systemClock.now()).to.be.within(Date.now() - 1_000, Date.now() + 1_000);
    const now = performance.timeOrigin + performance.now();
    expect(systemClock.monotonic()).to.be.within(now - 1_000, now + 1_000);
  });

  it('looks up the timers at each call, and cancels what it has set', () => {
    const { setTimeout: set, clearTimeout: clear } = globalThis;
    const calls: unknown[] = [];
    const callback = (): void => undefined;
    try {
      Object.assign(globalThis, {
        setTimeout: (...args: unknown[]) => {
          calls.push(['set', ...args]);
          return 7;
        },
        clearTimeout: (...args: unknown[]) => calls.push(['clear', ...args]),
      });
      systemClock.setTimeout(callback, 250)();
      systemClock.setTimeout(callback, 2 ** 31);
    } finally {
      Object.assign(globalThis, { setTimeout: set, clearTimeout: clear });
    }
    expect(calls).to.deep.equal([
      ['set', callback, 250],
      ['clear', 7],
      // A longer delay would be none.
      ['set', callback, 2 ** 31 - 1],
    ]);
  });
});
