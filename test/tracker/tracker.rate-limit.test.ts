import { expect } from '@open-wc/testing';
import { RATE_LIMIT_REQUESTS, RATE_LIMIT_WINDOW_MS } from '../../src/tracker/rate-limit.js';
import type { PageSignal } from '../../src/tracker/ports.js';
import { RETRY_AFTER_MAX_MS } from '../../src/core/retry.js';
import type { PaymentTracker } from '../../src/tracker/tracker.js';
import type { FakePage } from '../support/page.js';
import { Sandbox } from '../support/sandbox.js';
import { VirtualBrowser } from '../support/tabs.js';
import { listRequests, getRequestTimes, follow, countMostWithin, getStatus } from './follow.js';

const MINUTES_3 = 180_000;

type Nudge = (tracker: PaymentTracker, page: FakePage) => void;

/** Every signal that triggers a poll at once. */
const NUDGES: Readonly<Record<string, Nudge>> = {
  refresh: (tracker) => {
    tracker.refresh();
  },
  'stop and start': (tracker) => {
    tracker.stop();
    tracker.start();
  },
  ...Object.fromEntries(
    (['visible', 'pageshow', 'online', 'resume'] as PageSignal[]).map((signal): [string, Nudge] => [
      signal,
      (_, page) => {
        page.signal(signal);
      },
    ]),
  ),
};

/** Sends the signal to the tracker repeatedly. */
const nudgeFor = async (
  sandbox: Sandbox,
  { tracker, page }: ReturnType<typeof follow>,
  nudge: Nudge,
  ms: number,
  everyMs = 700,
): Promise<void> => {
  for (let passed = 0; passed < ms; passed += everyMs) {
    nudge(tracker, page);
    await sandbox.clock.advance(Math.min(everyMs, ms - passed));
  }
};

describe('the rate limit while the gateway fails', function () {
  this.timeout(20_000);

  const kinds = [
    { kind: 'drop' },
    { kind: 'garbage' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 403 },
    { kind: 'status', status: 404 },
  ];
  for (const fault of kinds) {
    const name = 'status' in fault ? `status ${fault.status}` : fault.kind;
    for (const heardOnce of [false, true]) {
      const when = heardOnce ? 'after it had answered well' : 'that never answered';
      it(`at most ${RATE_LIMIT_REQUESTS} requests are sent in any minute by ${name} ${when}`, async () => {
        const sandbox = new Sandbox();
        const { paymentId } = await sandbox.create({ expiresAt: Math.floor(sandbox.clock.now() / 1_000) + 3_600 });
        if (!heardOnce) await sandbox.fault(fault);
        const followed = follow(sandbox, paymentId, { random: () => 0 });
        await sandbox.clock.advance(5_000);
        if (heardOnce) await sandbox.fault(fault);
        await sandbox.clock.advance(MINUTES_3);
        expect(countMostWithin(getRequestTimes(sandbox), RATE_LIMIT_WINDOW_MS)).to.be.at.most(RATE_LIMIT_REQUESTS);
        expect(followed.tracker.state.connection).to.be.oneOf(['retrying', 'stopped']);
      });
    }

    for (const [what, nudge] of Object.entries(NUDGES)) {
      it(`the rate limit applies to ${name} when ${what} comes repeatedly`, async () => {
        const sandbox = new Sandbox();
        await sandbox.fault(fault);
        const followed = follow(sandbox, 'pay_1', { random: () => 0 });
        await nudgeFor(sandbox, followed, nudge, MINUTES_3);
        expect(countMostWithin(getRequestTimes(sandbox), RATE_LIMIT_WINDOW_MS)).to.be.at.most(RATE_LIMIT_REQUESTS);
      });
    }
  }

  it('all tabs share one rate limit: a tab that opens or returns counts the requests of the others', async () => {
    const sandbox = new Sandbox();
    const browser = new VirtualBrowser();
    await sandbox.fault({ kind: 'drop' });
    const open = () => follow(sandbox, 'pay_1', { random: () => 0, tabs: browser.tab() });
    let tab = open();
    for (let i = 0; i < 4; i++) {
      await sandbox.clock.advance(10_000);
      const next = open();
      await sandbox.clock.advance(1_000);
      tab.tracker.stop();
      tab = next;
    }
    await sandbox.clock.advance(MINUTES_3);
    // Each of the four new tabs polls once before it can know the requests of the others.
    expect(countMostWithin(getRequestTimes(sandbox), RATE_LIMIT_WINDOW_MS)).to.be.at.most(RATE_LIMIT_REQUESTS + 4);
  });

  it('a tracker continues within a minute after the gateway recovers, even with the rate limit used up', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.clock.advance(0);
    const { tracker } = follow(sandbox, paymentId, { random: () => 0 });
    await sandbox.clock.advance(0);
    await sandbox.fault({ kind: 'drop' });
    tracker.refresh();
    await sandbox.clock.advance(20_000);
    await sandbox.heal();
    await sandbox.clock.advance(RATE_LIMIT_WINDOW_MS);
    expect(tracker.state.connection).to.equal('live');
  });

  it('a gateway that answers plain requests but fails every long poll is not flooded', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create({ expiresAt: Math.floor(sandbox.clock.now() / 1_000) + 3_600 });
    sandbox.handler = (request) =>
      request.url.includes('maxPollMs') ? new Response('', { status: 504 }) : sandbox.gateway.fetch(request);
    const followed = follow(sandbox, paymentId, { random: () => 0 });
    await sandbox.clock.advance(MINUTES_3);
    expect(getStatus(followed.tracker)).to.equal('requires_action');
    // One more than the rate limit, because a valid answer in between is followed by a poll at once.
    expect(countMostWithin(getRequestTimes(sandbox), RATE_LIMIT_WINDOW_MS)).to.be.at.most(RATE_LIMIT_REQUESTS + 1);
  });
});

describe('Retry-After', function () {
  this.timeout(20_000);

  const waits: readonly (readonly [header: (sandbox: Sandbox) => string, ms: number])[] = [
    [() => '30', 30_000],
    [() => '3600', RETRY_AFTER_MAX_MS],
    [({ clock }) => new Date(clock.now() + 45_000).toUTCString(), 45_000],
    [() => 'Wed, 18 Feb 1998 12:00:00 GMT', 2_000],
    [() => 'soon', 2_000],
    [() => '0', 2_000],
    [() => '1', 2_000],
  ];
  for (const [header, ms] of waits) {
    for (const status of [429, 503, 500]) {
      it(`waits for Retry-After on ${status}, ${ms} ms: ${header(new Sandbox())}`, async () => {
        const sandbox = new Sandbox();
        const { paymentId } = await sandbox.create();
        await sandbox.fault({ kind: 'status', status, times: 1, headers: { 'Retry-After': header(sandbox) } });
        follow(sandbox, paymentId, { random: () => 0.9999999 });
        await sandbox.clock.advance(ms - 1);
        expect(sandbox.requests).to.have.length(1);
        await sandbox.clock.advance(1);
        expect(sandbox.requests.length).to.be.greaterThan(1);
      });
    }
  }

  for (const [what, nudge] of Object.entries(NUDGES)) {
    it(`Retry-After is not shortened by ${what}`, async () => {
      const sandbox = new Sandbox();
      const { paymentId } = await sandbox.create();
      await sandbox.fault({ kind: 'status', status: 429, times: 1, headers: { 'Retry-After': '40' } });
      const followed = follow(sandbox, paymentId);
      await sandbox.clock.advance(0);
      await nudgeFor(sandbox, followed, nudge, 39_999);
      expect(sandbox.requests).to.have.length(1);
      await sandbox.clock.advance(1);
      expect(listRequests(sandbox)).to.deep.equal([
        [0, 'now'],
        [40_000, 'now'],
        [40_000, 'hold'],
      ]);
    });
  }
});
