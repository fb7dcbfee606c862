import { expect } from '@open-wc/testing';
import { SUSPEND_CHECK_MS } from '../../src/tracker/suspend.js';
import { Sandbox } from '../support/sandbox.js';
import { listRequests, follow } from './follow.js';

describe('a tracker on a machine that sleeps', () => {
  it('polls when the machine wakes, because its long poll is most likely dead', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create({ expiresAt: sandbox.clock.now() / 1000 + 36_000 });
    follow(sandbox, paymentId);
    await sandbox.clock.advance(3_000);
    expect(listRequests(sandbox).length).to.equal(2);
    // Timers and the monotonic clock are paused while a machine sleeps; the wall clock is not.
    sandbox.clock.wrongByMs = 3_600_000;
    await sandbox.clock.advance(SUSPEND_CHECK_MS);
    expect(
      listRequests(sandbox)
        .slice(2)
        .map(([, how]) => how),
    ).to.deep.equal(['now', 'hold']);
    expect(sandbox.inFlight).to.equal(1);
    await sandbox.clock.advance(20_000);
    expect(listRequests(sandbox).length, 'once').to.equal(4);
  });

  it('is not affected by a clock that was set back or drifts', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create({ expiresAt: sandbox.clock.now() / 1000 + 36_000 });
    follow(sandbox, paymentId);
    await sandbox.clock.advance(3_000);
    sandbox.clock.wrongByMs = -3_600_000;
    await sandbox.clock.advance(SUSPEND_CHECK_MS);
    sandbox.clock.wrongByMs += 500;
    await sandbox.clock.advance(SUSPEND_CHECK_MS);
    expect(listRequests(sandbox).length).to.equal(2);
  });
});
