import { expect } from '@open-wc/testing';
import { createTracker, type PaymentTracker } from '../../src/tracker/tracker.js';
import type { TrackerState } from '../../src/tracker/state.js';
import { FakePage } from '../support/page.js';
import { Sandbox } from '../support/sandbox.js';

const MAX_POLL_MS = 25_500;

const follow = (sandbox: Sandbox, paymentId: string) => {
  const page = new FakePage();
  const { clock } = sandbox;
  const options = { client: sandbox.client(), paymentId, clock, page, random: () => 0.5, maxPollMs: MAX_POLL_MS };
  const tracker = createTracker(options);
  const states: TrackerState[] = [];
  tracker.subscribe((state) => states.push(state));
  tracker.start();
  return { tracker, page, states };
};

const getStatus = ({ state }: PaymentTracker) => state.payment?.status;

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
      [0, `${MAX_POLL_MS}`],
      [10_000, `${MAX_POLL_MS}`],
    ]);
    expect(sandbox.mostInFlight).to.equal(1);
    await clock.advance(600_000);
    expect(sandbox.requests).to.have.length(3);
  });

  it('keeps the last status while the gateway fails, and recovers by itself', async () => {
    const sandbox = new Sandbox();
    const { clock } = sandbox;
    const { paymentId } = await sandbox.create();
    const { tracker } = follow(sandbox, paymentId);
    await clock.advance(100);
    await sandbox.fault({ kind: 'drop' });
    await clock.advance(40_000);
    expect(getStatus(tracker)).to.equal('requires_action');
    expect(tracker.state.connection).to.equal('retrying');
    expect(tracker.state.error?.name).to.equal('NetworkError');
    await sandbox.step(paymentId, 'process');
    await sandbox.heal();
    await clock.advance(15_000);
    expect(getStatus(tracker)).to.equal('processing');
    expect(tracker.state.connection).to.equal('live');
    expect(tracker.state.error).to.equal(null);
  });
});
