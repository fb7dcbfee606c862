import { expect } from '@open-wc/testing';
import { MAX_OPEN_LONG_POLLS, SLOT_POLL_GAP_MS, SLOT_POLL_MS } from '../../src/tracker/long-poll-slots.js';
import { getSharedTracker } from '../../src/tracker/tracker-registry.js';
import { FakePage } from '../support/page.js';
import { Sandbox } from '../support/sandbox.js';
import { VirtualBrowser } from '../support/tabs.js';
import { HOLD_MS } from './follow.js';

const setUp = async (payments = 1) => {
  const sandbox = new Sandbox();
  const expiresAt = sandbox.clock.now() / 1000 + 3_600;
  const ids: string[] = [];
  for (let i = 0; i < payments; i++) ids.push((await sandbox.create({ expiresAt })).paymentId);
  const ports = { clock: sandbox.clock, page: new FakePage(), random: () => 0.5, maxPollMs: HOLD_MS };
  const client = (key: string | undefined = 'app_demo') => ({ ...sandbox.client(), key });
  return { sandbox, ids, paymentId: ids[0]!, ports, client };
};

describe('the trackers of a page', () => {
  it('elements with the same payment and credentials share one tracker', async () => {
    const { sandbox, paymentId, ports, client } = await setUp();
    const shared = Array.from({ length: 1_000 }, () => getSharedTracker(client(), paymentId, ports));
    expect(new Set(shared).size).to.equal(1);
    for (const each of shared) each.retain();
    await sandbox.clock.advance(10_000);
    expect([sandbox.requests.length, sandbox.mostInFlight]).to.deep.equal([2, 1]);
  });

  it('a shared tracker stays the same after trackers of other payments were created', async () => {
    const { ids, ports, client } = await setUp(3);
    const shared = ids.map((id) => getSharedTracker(client(), id, ports));
    expect(ids.map((id) => getSharedTracker(client(), id, ports))).to.deep.equal(shared);
    expect(new Set(shared).size).to.equal(3);
  });

  it('other payments, credentials or ports, and clients without a key, each get a tracker of their own', async () => {
    const { ids, paymentId, ports, client } = await setUp(2);
    const first = getSharedTracker(client(), paymentId, ports);
    expect(getSharedTracker(client(), ids[1]!, ports)).not.to.equal(first);
    expect(getSharedTracker(client('another'), paymentId, ports)).not.to.equal(first);
    expect(getSharedTracker(client('app_demo1'), paymentId, ports)).not.to.equal(
      getSharedTracker(client('app_demo'), `1${paymentId}`, ports),
    );
    expect(getSharedTracker(client(), paymentId, { ...ports })).not.to.equal(first);
    const own = { ...client(), key: undefined };
    expect(getSharedTracker(own, paymentId, ports)).not.to.equal(getSharedTracker(own, paymentId, ports));
  });

  it('a shared tracker aborts its request when the last element releases it, not before', async () => {
    const { sandbox, paymentId, ports, client } = await setUp();
    const [a, b] = [getSharedTracker(client(), paymentId, ports), getSharedTracker(client(), paymentId, ports)];
    a.retain();
    b.retain();
    await sandbox.clock.advance(1_000);
    a.release();
    await sandbox.clock.advance(1_000);
    expect(sandbox.inFlight).to.equal(1);
    b.release();
    await sandbox.clock.advance(0);
    expect([sandbox.inFlight, ports.page.listeners]).to.deep.equal([0, 0]);
  });

  it(`at most ${MAX_OPEN_LONG_POLLS} trackers send long polls, and the others see a change within a short poll`, async () => {
    const { sandbox, ids, ports, client } = await setUp(20);
    const shared = ids.map((id) => getSharedTracker(client(), id, ports));
    for (const each of shared) each.retain();
    await sandbox.clock.advance(1_000);
    expect(sandbox.requests.length).to.equal(20 + MAX_OPEN_LONG_POLLS);
    await sandbox.clock.advance(4_000);
    const held = () => sandbox.requests.filter(({ maxPollMs, endedAtMs }) => maxPollMs !== null && !endedAtMs);
    expect(held().length).to.equal(MAX_OPEN_LONG_POLLS);
    for (const id of ids) await sandbox.step(id, 'process');
    await sandbox.clock.advance(SLOT_POLL_MS);
    for (const { tracker } of shared) expect(tracker.state.payment?.status).to.equal('processing');
    expect(held().length).to.equal(MAX_OPEN_LONG_POLLS);
  });

  it('a thousand payments on a page are polled no more often than its gap allows, until the others have gone', async () => {
    const { sandbox, ids, ports, client } = await setUp(1_000);
    const shared = ids.map((id) => getSharedTracker(client(), id, ports));
    for (const each of shared) each.retain();
    await sandbox.clock.advance(2_000);
    const before = sandbox.requests.length;
    await sandbox.clock.advance(50_000);
    const perSecond = (sandbox.requests.length - before) / 50;
    expect(perSecond).to.be.within(20, 1_000 / SLOT_POLL_GAP_MS + 1);
    for (const each of shared.slice(10)) each.release();
    await sandbox.clock.advance(1_000 * SLOT_POLL_GAP_MS);
    for (const id of ids.slice(0, 10)) await sandbox.step(id, 'process');
    await sandbox.clock.advance(SLOT_POLL_MS);
    for (const { tracker } of shared.slice(0, 10)) expect(tracker.state.payment?.status).to.equal('processing');
  });

  it('a tracker takes over a long poll slot when one becomes free', async () => {
    const { sandbox, ids, ports, client } = await setUp(MAX_OPEN_LONG_POLLS + 1);
    const shared = ids.map((id) => getSharedTracker(client(), id, ports));
    for (const each of shared) each.retain();
    await sandbox.clock.advance(1_000);
    expect(sandbox.inFlight).to.equal(MAX_OPEN_LONG_POLLS);
    shared[0]!.release();
    await sandbox.clock.advance(SLOT_POLL_MS);
    expect(sandbox.inFlight).to.equal(MAX_OPEN_LONG_POLLS);
    expect(new Set(sandbox.requests.slice(-1).map(({ url }) => url.includes(ids.at(-1)!)))).to.deep.equal(
      new Set([true]),
    );
  });

  it('long polls leave connections for other calls even where each payment has its own tab', async () => {
    const { sandbox, ids, ports, client } = await setUp(MAX_OPEN_LONG_POLLS + 2);
    const browser = new VirtualBrowser();
    const tabs = ids.map((id) => getSharedTracker(client(), id, { ...ports, tabs: browser.tab() }));
    for (const each of tabs) each.retain();
    await sandbox.clock.advance(1_000);
    expect(sandbox.inFlight).to.equal(MAX_OPEN_LONG_POLLS);
    for (const id of ids) await sandbox.step(id, 'process');
    await sandbox.clock.advance(SLOT_POLL_MS);
    for (const { tracker } of tabs) expect(tracker.state.payment?.status).to.equal('processing');
    tabs[0]!.release();
    await sandbox.clock.advance(SLOT_POLL_MS);
    expect(sandbox.inFlight).to.equal(MAX_OPEN_LONG_POLLS);
    for (const each of tabs.slice(1)) each.release();
    await sandbox.clock.advance(0);
    expect(browser.locks).to.equal(0);
  });
});
