import { expect } from '@open-wc/testing';
import { createTracker } from '../../src/tracker/tracker.js';
import { FakePage } from '../support/page.js';
import { Sandbox, type Step } from '../support/sandbox.js';
import { settle } from '../support/virtual-clock.js';
import { listRequests, follow, getStatus } from './follow.js';

const begin = async () => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  const timersBefore = sandbox.clock.pending;
  return { sandbox, paymentId, timersBefore, ...follow(sandbox, paymentId) };
};

describe('the lifecycle of a tracker', () => {
  it('a new tracker sends no request and sets no timer before it is started', async () => {
    const sandbox = new Sandbox();
    const page = new FakePage();
    const tracker = createTracker({ client: sandbox.client(), paymentId: 'pay_1', clock: sandbox.clock, page });
    tracker.refresh();
    page.signal('pageshow');
    await sandbox.clock.advance(60_000);
    expect(tracker.state).to.include({ connection: 'idle', payment: null });
    expect([sandbox.requests.length, page.listeners, sandbox.clock.pending]).to.deep.equal([0, 0, 0]);
  });

  it('a tracker can be stopped before it was started', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const tracker = createTracker({ client: sandbox.client(), paymentId, clock: sandbox.clock });
    tracker.stop();
    expect(tracker.state.connection).to.equal('stopped');
    tracker.start();
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('requires_action');
    tracker.stop();
  });

  it('a second start has no effect', async () => {
    const { sandbox, tracker, page } = await begin();
    tracker.start();
    await sandbox.clock.advance(5_000);
    tracker.start();
    await sandbox.clock.advance(5_000);
    expect(sandbox.requests).to.have.length(2);
    expect(page.listeners).to.equal(1);
  });

  const moments = [
    ['before the first answer', 0, undefined],
    ['while a request is held', 5_000, undefined],
    ['while it waits for the next try', 5_000, { kind: 'drop' }],
    ['while an answer hangs', 5_000, { kind: 'hang' }],
    ['after it ended', 5_000, { kind: 'status', status: 403 }],
  ] as const;
  for (const [when, ms, fault] of moments) {
    it(`a tracker leaves no timer, no listener and no request behind when it is stopped ${when}`, async () => {
      const { sandbox, tracker, page, timersBefore } = await begin();
      if (fault) {
        await sandbox.clock.advance(2_000);
        await sandbox.fault(fault);
        tracker.refresh();
      }
      if (ms) await sandbox.clock.advance(ms);
      tracker.stop();
      expect(tracker.state.connection).to.equal('stopped');
      expect(page.listeners).to.equal(0);
      await settle();
      expect([sandbox.inFlight, sandbox.gateway.heldPolls()]).to.deep.equal([0, 0]);
      expect(sandbox.clock.pending).to.equal(timersBefore);
      const count = sandbox.requests.length;
      tracker.refresh();
      await sandbox.clock.advance(120_000);
      expect(sandbox.requests).to.have.length(count);
    });
  }

  it('a restarted tracker keeps its last payment', async () => {
    const { sandbox, paymentId, tracker, states } = await begin();
    await sandbox.clock.advance(5_000);
    const { payment } = tracker.state;
    tracker.stop();
    await sandbox.clock.advance(5_000);
    tracker.start();
    expect(tracker.state).to.include({ payment, connection: 'connecting' });
    await sandbox.clock.advance(0);
    expect(tracker.state).to.include({ payment, connection: 'live' });
    expect(listRequests(sandbox).slice(2)).to.deep.equal([
      [10_000, 'now'],
      [10_000, 'hold'],
    ]);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(0);
    expect(states.at(-1)?.payment?.status).to.equal('processing');
  });

  it('a tracker polls at most once a second when it is stopped and started repeatedly', async () => {
    const { sandbox, tracker } = await begin();
    for (let i = 0; i < 30; i++) {
      await sandbox.clock.advance(100);
      tracker.stop();
      tracker.start();
    }
    await sandbox.clock.advance(1_000);
    const unheld = listRequests(sandbox).flatMap(([atMs, how]) => (how === 'now' ? [atMs] : []));
    expect(unheld).to.deep.equal([0, 1_000, 2_000, 3_000, 4_000]);
  });

  for (const step of ['succeed', 'fail', 'decline', 'expire'] satisfies Step[]) {
    it(`a tracker never polls again after a final payment: ${step}`, async () => {
      const { sandbox, paymentId, tracker, page, timersBefore } = await begin();
      await sandbox.clock.advance(1_000);
      await sandbox.step(paymentId, step);
      await sandbox.clock.advance(0);
      expect(tracker.state).to.include({ connection: 'settled', error: null });
      const { state } = tracker;
      const count = sandbox.requests.length;
      tracker.refresh();
      for (const signal of ['hidden', 'visible', 'pagehide', 'pageshow', 'online'] as const) {
        await sandbox.clock.advance(2_000);
        page.signal(signal);
      }
      tracker.stop();
      tracker.start();
      await sandbox.clock.advance(600_000);
      expect(tracker.state).to.equal(state);
      expect(sandbox.requests).to.have.length(count);
      expect(sandbox.clock.pending).to.be.at.most(timersBefore);
    });
  }

  it('a tracker polls once when the first answer is final', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.cancel(paymentId);
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(60_000);
    expect(getStatus(tracker)).to.equal('cancelled');
    expect(listRequests(sandbox)).to.deep.equal([[0, 'now']]);
  });
});
