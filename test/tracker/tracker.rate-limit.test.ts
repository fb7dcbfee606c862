import { expect } from '@open-wc/testing';
import { RATE_LIMIT_REQUESTS, RATE_LIMIT_WINDOW_MS } from '../../src/tracker/rate-limit.js';
import { Sandbox } from '../support/sandbox.js';
import { VirtualBrowser } from '../support/tabs.js';
import { getRequestTimes, follow, countMostWithin, getStatus } from './follow.js';
import { NUDGES, nudgeFor } from './nudges.js';

const MINUTES_3 = 180_000;

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

  it('a tab that waits for its retry counts the requests that other tabs send meanwhile', async () => {
    const sandbox = new Sandbox();
    const browser = new VirtualBrowser();
    await sandbox.fault({ kind: 'drop' });
    const open = () => follow(sandbox, 'pay_1', { random: () => 0.9999999, tabs: browser.tab() });
    for (let i = 0; i < RATE_LIMIT_REQUESTS; i++) {
      open();
      await sandbox.clock.advance(100);
    }
    await sandbox.clock.advance(RATE_LIMIT_WINDOW_MS - 100 * RATE_LIMIT_REQUESTS - 1);
    expect(sandbox.requests).to.have.length(RATE_LIMIT_REQUESTS);
  });

  for (const [when, isFailing, idleMs, sent] of [
    ['is not replaced while another tab fails', true, 0, 1],
    ['is replaced when another tab has failed more than a minute ago', true, RATE_LIMIT_WINDOW_MS, 2],
    ['is replaced while no tab has failed', false, 0, 2],
  ] as const) {
    it(`the pending first request of a tab ${when}`, async () => {
      const sandbox = new Sandbox();
      const browser = new VirtualBrowser();
      if (isFailing) {
        await sandbox.fault({ kind: 'drop' });
        const { tracker: other } = follow(sandbox, 'pay_1', { random: () => 0.9999999, tabs: browser.tab() });
        await sandbox.clock.advance(100);
        if (idleMs) other.stop();
        await sandbox.heal();
        await sandbox.clock.advance(idleMs);
      }
      await sandbox.fault({ kind: 'hang' });
      const before = sandbox.requests.length;
      const { tracker } = follow(sandbox, 'pay_1', { tabs: browser.tab() });
      for (let i = 0; i < 2; i++) {
        await sandbox.clock.advance(400);
        tracker.refresh();
      }
      await sandbox.clock.advance(250);
      tracker.refresh();
      await sandbox.clock.advance(0);
      expect(sandbox.requests.length - before).to.equal(sent);
    });
  }

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
