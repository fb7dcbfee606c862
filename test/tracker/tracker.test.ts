import { expect } from '@open-wc/testing';
import { Sandbox } from '../support/sandbox.js';
import { follow, getStatus, HOLD_MS } from './follow.js';

describe('a tracker on the sandbox gateway', () => {
  it('sends a plain request, then long polls, and sees each change when it happens', async () => {
    const sandbox = new Sandbox();
    const { clock } = sandbox;
    const { paymentId } = await sandbox.create();
    const { tracker } = follow(sandbox, paymentId);
    await clock.advance(0);
    expect(getStatus(tracker)).to.equal('requires_action');
    await clock.advance(10_000);
    await sandbox.step(paymentId, 'process');
    await clock.advance(0);
    expect(getStatus(tracker)).to.equal('processing');
    await clock.advance(3_000);
    await sandbox.step(paymentId, 'succeed');
    await clock.advance(0);
    expect(getStatus(tracker)).to.equal('succeeded');
    expect(tracker.state.connection).to.equal('settled');
    expect(sandbox.requests.map(({ atMs, maxPollMs }) => [atMs, maxPollMs])).to.deep.equal([
      [0, null],
      [0, `${HOLD_MS}`],
      [10_000, `${HOLD_MS}`],
    ]);
    expect(sandbox.mostInFlight).to.equal(1);
    await clock.advance(600_000);
    expect(sandbox.requests).to.have.length(3);
  });
});
