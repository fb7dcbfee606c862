import { expect } from '@open-wc/testing';
import { sleep } from '../../src/core/sleep.js';
import { createCountingSignal } from '../support/counting-signal.js';
import { settle, VirtualClock } from '../support/virtual-clock.js';

const sleeper = (clock: VirtualClock, signal: AbortSignal) => {
  const state = { awake: false };
  void sleep(clock, 1_000, signal).then(() => {
    state.awake = true;
  });
  return state;
};

describe('sleep', () => {
  it('resolves after its delay, and leaves no timer and no listener behind', async () => {
    const clock = new VirtualClock();
    const { signal, listeners } = createCountingSignal();
    const state = sleeper(clock, signal);
    await clock.advance(999);
    expect(state.awake).to.equal(false);
    await clock.advance(1);
    expect([state.awake, clock.pending, listeners.size]).to.deep.equal([true, 0, 0]);
  });

  it('resolves without an error when it is aborted, and leaves no timer and no listener behind', async () => {
    const clock = new VirtualClock();
    const { controller, signal, listeners } = createCountingSignal();
    const state = sleeper(clock, signal);
    controller.abort();
    await settle();
    expect([state.awake, clock.pending, listeners.size]).to.deep.equal([true, 0, 0]);
  });
});
