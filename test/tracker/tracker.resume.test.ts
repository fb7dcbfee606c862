import { expect } from '@open-wc/testing';
import { MIN_REQUEST_GAP_MS } from '../../src/tracker/poll-loop.js';
import type { PageSignal } from '../../src/tracker/ports.js';
import { MIN_HIDDEN_MS, type PaymentTracker } from '../../src/tracker/tracker.js';
import type { FakePage } from '../support/page.js';
import { Sandbox } from '../support/sandbox.js';
import { listRequests, getRequestTimes, follow, getStatus } from './follow.js';

type Resume = (tracker: PaymentTracker, page: FakePage, sandbox: Sandbox) => Promise<void> | void;

const bySignal =
  (signal: PageSignal): Resume =>
  (_, page) => {
    page.signal(signal);
  };

/** Every signal that triggers a poll at once. */
const RESUMES: readonly (readonly [what: string, resume: Resume])[] = [
  [
    'the page is seen again',
    async (_, page, { clock }) => {
      page.signal('hidden');
      await clock.advance(MIN_HIDDEN_MS);
      page.signal('visible');
    },
  ],
  ['pageshow', bySignal('pageshow')],
  ['online', bySignal('online')],
  ['resume', bySignal('resume')],
  [
    'refresh()',
    (tracker) => {
      tracker.refresh();
    },
  ],
];

const begin = async () => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  const followed = follow(sandbox, paymentId);
  await sandbox.clock.advance(5_000);
  return { sandbox, paymentId, ...followed };
};

describe('a tracker that resumes', () => {
  for (const [what, resume] of RESUMES) {
    it(`aborts its long poll on ${what} and sends a plain request at once`, async () => {
      const { sandbox, tracker, page } = await begin();
      const held = sandbox.requests[1]?.init.signal;
      expect([held?.aborted, sandbox.inFlight]).to.deep.equal([false, 1]);
      await resume(tracker, page, sandbox);
      const nowMs = sandbox.clock.monotonic();
      await sandbox.clock.advance(0);
      expect(held?.aborted).to.equal(true);
      expect(listRequests(sandbox).slice(2)).to.deep.equal([
        [nowMs, 'now'],
        [nowMs, 'hold'],
      ]);
      expect([sandbox.inFlight, sandbox.gateway.heldPolls()]).to.deep.equal([1, 1]);
      expect(tracker.state.connection).to.equal('live');
    });

    it(`aborts the old request on ${what} before it sends the new one`, async () => {
      const { sandbox, tracker, page } = await begin();
      const { handler } = sandbox;
      const live: boolean[] = [];
      sandbox.handler = (request) => {
        const older = sandbox.requests.slice(0, -1);
        live.push(older.some(({ init, endedAtMs }) => endedAtMs === undefined && !init.signal?.aborted));
        return handler(request);
      };
      await resume(tracker, page, sandbox);
      await sandbox.clock.advance(5_000);
      expect(live).to.deep.equal([false, false]);
    });

    it(`polls at once on ${what} instead of waiting for the next retry`, async () => {
      const { sandbox, tracker, page } = await begin();
      await sandbox.fault({ kind: 'drop' });
      tracker.refresh();
      await sandbox.clock.advance(6_000);
      await sandbox.heal();
      const count = sandbox.requests.length;
      expect(tracker.state.connection).to.equal('retrying');
      await resume(tracker, page, sandbox);
      const nowMs = sandbox.clock.monotonic();
      await sandbox.clock.advance(0);
      expect(tracker.state).to.include({ connection: 'live', failures: 0 });
      expect(getRequestTimes(sandbox).slice(count)).to.deep.equal([nowMs, nowMs]);
    });

    it(`aborts a pending request on ${what}`, async () => {
      const { sandbox, tracker, page } = await begin();
      await sandbox.fault({ kind: 'hang', times: 1 });
      tracker.refresh();
      await sandbox.clock.advance(3_000);
      await sandbox.step((await sandbox.create()).paymentId, 'process');
      await resume(tracker, page, sandbox);
      await sandbox.clock.advance(0);
      expect(sandbox.requests.filter(({ endedAtMs }) => endedAtMs === undefined)).to.have.length(1);
      expect(tracker.state.connection).to.equal('live');
    });

    it(`polls at most once a second on ${what}, however often it comes`, async () => {
      const { sandbox, tracker, page } = await begin();
      const count = sandbox.requests.length;
      const fromMs = sandbox.clock.monotonic();
      for (let i = 0; i < 40; i++) {
        await resume(tracker, page, sandbox);
        await sandbox.clock.advance(110);
      }
      const seconds = Math.ceil((sandbox.clock.monotonic() - fromMs) / MIN_REQUEST_GAP_MS);
      const unheld = listRequests(sandbox)
        .slice(count)
        .filter(([, how]) => how === 'now');
      expect(unheld.length).to.be.within(2, seconds + 1);
      for (const [index, [atMs]] of unheld.entries()) {
        if (index) expect(atMs - (unheld[index - 1]?.[0] ?? 0)).to.be.at.least(MIN_REQUEST_GAP_MS);
      }
    });
  }

  it('shows a change that happened while the page was frozen as soon as the page returns', async () => {
    const { sandbox, paymentId, tracker, page } = await begin();
    page.signal('pagehide');
    await sandbox.clock.advance(60_000);
    await sandbox.step(paymentId, 'succeed');
    expect(getStatus(tracker)).to.equal('requires_action');
    page.signal('pageshow');
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('succeeded');
  });

  it('polls when a page that was opened in the background becomes visible for the first time', async () => {
    const { sandbox, page } = await begin();
    page.signal('visible');
    await sandbox.clock.advance(0);
    expect(listRequests(sandbox).slice(2)).to.deep.equal([
      [5_000, 'now'],
      [5_000, 'hold'],
    ]);
  });

  for (const signal of ['pageshow', 'online', 'resume'] as const) {
    it(`polls on ${signal}, however short the page was hidden before`, async () => {
      const { sandbox, page } = await begin();
      page.signal('hidden');
      await sandbox.clock.advance(MIN_HIDDEN_MS - 1);
      page.signal(signal);
      await sandbox.clock.advance(0);
      expect(listRequests(sandbox)).to.have.length(4);
    });
  }

  it('polls when the page resumes during the wait after a plain answer', async () => {
    const { sandbox, tracker } = await begin();
    await sandbox.fault({ kind: 'delay', delayMs: 5_000, times: 1 });
    tracker.refresh();
    await sandbox.clock.advance(MIN_REQUEST_GAP_MS - 1);
    tracker.refresh();
    expect(getRequestTimes(sandbox).slice(2)).to.deep.equal([5_000]);
    await sandbox.clock.advance(1);
    tracker.refresh();
    await sandbox.clock.advance(0);
    expect(getRequestTimes(sandbox).slice(2, 4)).to.deep.equal([5_000, 6_000]);
  });

  it('does not abort a plain request that has just replaced another one', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.fault({ kind: 'hang' });
    const { tracker } = follow(sandbox, paymentId);
    await sandbox.clock.advance(1_200);
    tracker.refresh();
    await sandbox.clock.advance(300);
    tracker.refresh();
    await sandbox.clock.advance(5_000);
    expect(listRequests(sandbox)).to.deep.equal([
      [0, 'now'],
      [1_200, 'now'],
    ]);
  });

  it('does not abort a plain request that is less than a second old', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.clock.advance(60_000);
    await sandbox.fault({ kind: 'delay', delayMs: 900 });
    const { tracker, page } = follow(sandbox, paymentId);
    for (const signal of ['pageshow', 'visible', 'online', 'resume'] as const) {
      await sandbox.clock.advance(200);
      page.signal(signal);
      tracker.refresh();
    }
    expect(getRequestTimes(sandbox)).to.deep.equal([60_000]);
    await sandbox.clock.advance(100);
    expect(getStatus(tracker)).to.equal('requires_action');
  });
});

describe('a tracker that does not resume', () => {
  for (const ms of [0, 1, MIN_HIDDEN_MS - 1]) {
    it(`does not poll when the page is hidden for ${ms} ms`, async () => {
      const { sandbox, page } = await begin();
      page.signal('hidden');
      await sandbox.clock.advance(ms);
      page.signal('visible');
      await sandbox.clock.advance(2_000);
      expect(sandbox.requests).to.have.length(2);
      expect(sandbox.inFlight).to.equal(1);
    });
  }

  it('keeps its long poll while the page is hidden, and sees the change', async () => {
    const { sandbox, paymentId, tracker, page } = await begin();
    page.signal('hidden');
    await sandbox.clock.advance(10_000);
    expect([sandbox.requests.length, sandbox.inFlight]).to.deep.equal([2, 1]);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('processing');
    await sandbox.step(paymentId, 'succeed');
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('succeeded');
  });

  it('reports offline when the device does, keeps polling and sees the change', async () => {
    const { sandbox, paymentId, tracker, page } = await begin();
    const { payment } = tracker.state;
    page.signal('offline');
    expect(tracker.state).to.include({ connection: 'offline', payment, error: null });
    expect([sandbox.requests.length, sandbox.inFlight]).to.deep.equal([2, 1]);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(0);
    expect(getStatus(tracker)).to.equal('processing');
    expect(tracker.state.connection).to.equal('live');
  });

  it('reports offline when a request fails on an offline device, and keeps polling', async () => {
    const { sandbox, tracker, page } = await begin();
    await sandbox.fault({ kind: 'drop' });
    page.signal('offline');
    tracker.refresh();
    await sandbox.clock.advance(30_000);
    expect(tracker.state.connection).to.equal('offline');
    expect(sandbox.requests.length).to.be.greaterThan(4);
    await sandbox.heal();
    await sandbox.clock.advance(15_000);
    expect(tracker.state.connection).to.equal('live');
  });
});
