import { expect } from '@open-wc/testing';
import { Sandbox } from '../support/sandbox.js';
import { settle } from '../support/virtual-clock.js';
import { listRequests, getRequestTimes, follow } from './follow.js';

describe('a tracker whose page is hidden or frozen', () => {
  const ways = [
    ['pagehide', 'pageshow'],
    ['freeze', 'resume'],
  ] as const;
  for (const [away, back] of ways) {
    it(`aborts its request on ${away} and sends none until ${back}`, async () => {
      const sandbox = new Sandbox();
      const { clock } = sandbox;
      const { paymentId } = await sandbox.create({ expiresAt: Math.floor(clock.now() / 1_000) + 3_600 });
      const before = clock.pending;
      const { tracker, page } = follow(sandbox, paymentId);
      await clock.advance(5_000);
      const { payment } = tracker.state;
      page.signal(away);
      expect(tracker.state).to.include({ connection: 'paused', payment });
      await settle();
      expect([sandbox.inFlight, sandbox.gateway.heldPolls(), clock.pending]).to.deep.equal([0, 0, before]);
      await clock.advance(600_000);
      expect(sandbox.requests).to.have.length(2);
      page.signal(back);
      expect(tracker.state.connection).to.equal('connecting');
      await clock.advance(0);
      expect(listRequests(sandbox).slice(2)).to.deep.equal([
        [605_000, 'now'],
        [605_000, 'hold'],
      ]);
      expect(tracker.state.connection).to.equal('live');
    });

    it(`cancels the pending retry on ${away}`, async () => {
      const sandbox = new Sandbox();
      await sandbox.fault({ kind: 'drop' });
      const { tracker, page } = follow(sandbox, 'pay_1');
      await sandbox.clock.advance(0);
      page.signal(away);
      await settle();
      expect(sandbox.clock.pending).to.equal(0);
      await sandbox.clock.advance(60_000);
      expect(sandbox.requests).to.have.length(1);
      expect(tracker.state.connection).to.equal('paused');
      page.signal(back);
      expect(tracker.state.connection).to.equal('retrying');
      await sandbox.clock.advance(0);
      expect(getRequestTimes(sandbox)).to.deep.equal([0, 60_000]);
    });
  }

  it('polls no sooner than one second after the last request when the page returns at once', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const { page } = follow(sandbox, paymentId);
    await sandbox.clock.advance(300);
    page.signal('pagehide');
    await sandbox.clock.advance(100);
    page.signal('pageshow');
    await sandbox.clock.advance(5_000);
    expect(listRequests(sandbox).slice(2)).to.deep.equal([
      [1_000, 'now'],
      [1_000, 'hold'],
    ]);
  });

  it('polls again when the page returns before the aborted request has ended', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.fault({ kind: 'delay', delayMs: 900, times: 1 });
    const { tracker, page } = follow(sandbox, paymentId);
    await sandbox.clock.advance(100);
    page.signal('pagehide');
    await sandbox.clock.advance(100);
    page.signal('pageshow');
    await sandbox.clock.advance(800);
    expect(getRequestTimes(sandbox).slice(0, 2)).to.deep.equal([0, 1_000]);
    expect(tracker.state.connection).to.equal('live');
  });

  it('is not paused once its payment is final', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.step(paymentId, 'succeed');
    const { tracker, page } = follow(sandbox, paymentId);
    await sandbox.clock.advance(5_000);
    const { state } = tracker;
    for (const signal of ['pagehide', 'pageshow', 'freeze', 'resume', 'offline', 'online'] as const)
      page.signal(signal);
    await sandbox.clock.advance(60_000);
    expect(tracker.state).to.equal(state);
    expect(sandbox.requests).to.have.length(1);
  });
});
