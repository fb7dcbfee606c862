import { expect } from '@open-wc/testing';
import type { TabMember, TabMessage, Tabs } from '../../src/tracker/tab-channel.js';
import { Sandbox } from '../support/sandbox.js';
import { VirtualBrowser } from '../support/tabs.js';
import { follow } from './follow.js';

const MAX_POLL_MS = 25_000;

/** Tabs of one browser that follow the same payment. */
const open = async (count: number) => {
  const sandbox = new Sandbox();
  const browser = new VirtualBrowser();
  const { paymentId } = await sandbox.create({ expiresAt: sandbox.clock.now() / 1000 + 3600 });
  const tabs = Array.from({ length: count }, () => {
    const tab = browser.tab();
    return { tab, ...follow(sandbox, paymentId, { tabs: tab, maxPollMs: MAX_POLL_MS }) };
  });
  for (const { tracker } of tabs) tracker.start();
  await sandbox.clock.advance(1_000);
  const shown = () => tabs.map(({ tracker }) => tracker.state.payment?.status);
  return { sandbox, browser, paymentId, tabs, shown };
};

const all = (status: string, count: number): string[] => Array.from({ length: count }, () => status);

describe('trackers in several tabs', () => {
  it('tabs poll once each, then share one long poll', async () => {
    const { sandbox, shown } = await open(5);
    expect(shown()).to.deep.equal(all('requires_action', 5));
    expect(sandbox.inFlight).to.equal(1);
    expect(sandbox.requests.filter(({ maxPollMs }) => maxPollMs === null).length).to.equal(5);
    await sandbox.clock.advance(60_000);
    expect(sandbox.inFlight).to.equal(1);
    expect(sandbox.requests.length).to.be.at.most(5 + 3);
  });

  it('a tab sends its first request before it joins the others, which takes a while', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    const requestsBefore: number[] = [];
    const tab = new VirtualBrowser().tab();
    const tabs: Tabs = {
      ...tab,
      join: (...args) => {
        requestsBefore.push(sandbox.requests.length);
        return tab.join(...args);
      },
    };
    const { tracker } = follow(sandbox, paymentId, { tabs });
    await sandbox.clock.advance(0);
    expect(requestsBefore).to.deep.equal([1]);
    tracker.stop();
  });

  it('all tabs show a change at once, each by its own answer from the gateway', async () => {
    const { sandbox, paymentId, shown } = await open(4);
    for (const [step, status] of [
      ['process', 'processing'],
      ['succeed', 'succeeded'],
    ] as const) {
      const before = sandbox.requests.length;
      await sandbox.step(paymentId, step);
      await sandbox.clock.advance(0);
      expect(shown()).to.deep.equal(all(status, 4));
      expect(sandbox.requests.length - before).to.be.at.least(3);
    }
    await sandbox.clock.advance(10_000);
    expect(sandbox.inFlight).to.equal(0);
  });

  it('polling continues without a gap when the leading tab is closed', async () => {
    const { sandbox, paymentId, tabs, shown } = await open(3);
    tabs[0]!.tracker.stop();
    await sandbox.clock.advance(10);
    expect(sandbox.inFlight).to.equal(1);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(0);
    expect(shown().slice(1)).to.deep.equal(all('processing', 2));
  });

  it('tabs miss no change that happens while no tab polls', async () => {
    const { sandbox, paymentId, tabs, shown } = await open(2);
    tabs[0]!.tracker.stop();
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(10);
    expect(shown()[1]).to.equal('processing');
  });

  it('a tab polls when the leader has been silent for two long polls', async () => {
    const { sandbox, browser, paymentId, tabs, shown } = await open(2);
    browser.frozen.add(tabs[0]!.tab);
    sandbox.handler = (request) =>
      request.headers.get('client-id') === 'test' ? sandbox.gateway.fetch(request) : Response.error();
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(2 * MAX_POLL_MS);
    expect(shown()[1]).to.equal('processing');
    await sandbox.step(paymentId, 'succeed');
    await sandbox.clock.advance(10);
    expect(shown()[1]).to.equal('succeeded');
  });

  it('a tab polls at once when the buyer returns to it', async () => {
    const { sandbox, tabs } = await open(3);
    const before = sandbox.requests.length;
    const { page } = tabs[2]!;
    page.signal('hidden');
    await sandbox.clock.advance(5_000);
    page.signal('visible');
    await sandbox.clock.advance(0);
    expect(sandbox.requests.length - before).to.equal(1);
    expect(sandbox.requests.at(-1)?.maxPollMs).to.equal(null);
    expect(sandbox.inFlight).to.equal(1);
  });

  it('tabs do not poll in turns while the gateway fails, and recover together', async () => {
    const { sandbox, shown, tabs } = await open(5);
    await sandbox.fault({ kind: 'status', status: 503 });
    for (const { page } of tabs) page.signal('online');
    const from = sandbox.requests.length;
    await sandbox.clock.advance(60_000);
    expect(sandbox.requests.length - from).to.be.at.most(30);
    await sandbox.heal();
    await sandbox.clock.advance(60_000);
    expect(shown()).to.deep.equal(all('requires_action', 5));
    expect(tabs.map(({ tracker }) => tracker.state.connection)).to.deep.equal(all('live', 5));
  });

  it('each tab has one place in the group, however often it resumes', async () => {
    const { sandbox, browser, tabs } = await open(3);
    for (let i = 0; i < 3; i++) {
      for (const { tracker } of tabs) tracker.refresh();
      await sandbox.clock.advance(2_000);
    }
    expect(browser.members).to.equal(3);
  });

  it('tabs leave no lock, channel or timer behind', async () => {
    const { sandbox, browser, tabs } = await open(3);
    for (const { tracker } of tabs) tracker.stop();
    await sandbox.clock.advance(0);
    expect(browser.members).to.equal(0);
    expect(sandbox.inFlight).to.equal(0);
  });

  it('the names of locks and channels contain no payment id, gateway URL or credential', async () => {
    const { browser, paymentId } = await open(1);
    const [name = ''] = browser.names;
    for (const word of [paymentId, 'localhost', 'app_demo', 'test']) expect(name).not.to.include(word);
    expect(name).to.match(/^pay-status\/1\//);
  });

  it('tabs release the lock after a final answer', async () => {
    const { sandbox, browser, paymentId } = await open(2);
    await sandbox.step(paymentId, 'succeed');
    await sandbox.clock.advance(100);
    expect(browser.members).to.equal(0);
  });

  it('a client without a key does not share polling with other tabs', async () => {
    const sandbox = new Sandbox();
    const browser = new VirtualBrowser();
    const { paymentId } = await sandbox.create();
    const client = { ...sandbox.client(), source: undefined };
    const own = () => follow(sandbox, paymentId, { tabs: browser.tab(), client });
    const tabs = [own(), own()];
    await sandbox.clock.advance(1_000);
    expect([browser.names.length, sandbox.inFlight]).to.deep.equal([0, 2]);
    for (const { tracker } of tabs) tracker.stop();
  });
});

/** A tab without others. Returns the messages and values that it sends, and a function to send it messages. */
const openTab = async () => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create({ expiresAt: sandbox.clock.now() / 1000 + 3600 });
  const messages: TabMessage[] = [];
  const requestTimes: (readonly number[])[] = [];
  const members: TabMember[] = [];
  const tabs: Tabs = {
    join: (_, member) => {
      members.push(member);
      queueMicrotask(member.onLeader);
      return {
        broadcast: (message) => messages.push(message),
        readRequestTimes: () => requestTimes.at(-1) ?? [],
        writeRequestTimes: (numbers) => requestTimes.push(numbers),
      };
    },
    tryLock: async () => true,
  };
  const followed = follow(sandbox, paymentId, { tabs, random: () => 0 });
  await sandbox.clock.advance(0);
  const receive = (message: TabMessage) => members[0]?.onMessage(message);
  return { sandbox, paymentId, messages, requestTimes, receive, ...followed };
};

describe('the messages between tabs', () => {
  it('a tab broadcasts its requests, its answers, and answers that changed its payment', async () => {
    const { sandbox, paymentId, messages } = await openTab();
    // A new tab first polls once itself; the second request is a long poll.
    expect(messages).to.deep.equal(['requested', 'answered', 'requested']);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(0);
    expect(messages.slice(3)).to.deep.equal(['changed', 'requested']);
    await sandbox.step(paymentId, 'succeed');
    await sandbox.clock.advance(0);
    expect(messages.slice(5)).to.deep.equal(['changed']);
  });

  it('a tab stores no request time while the gateway answers', async () => {
    const { sandbox, paymentId, requestTimes } = await openTab();
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(60_000);
    expect(requestTimes.flat()).to.deep.equal([]);
  });

  it('a tab stores its request times while the gateway fails, and none once it answers again', async () => {
    const { sandbox, requestTimes, receive, tracker } = await openTab();
    await sandbox.clock.advance(5_000);
    await sandbox.fault({ kind: 'drop' });
    tracker.refresh();
    await sandbox.clock.advance(1_000);
    expect(requestTimes.at(-1)).to.deep.equal([6_000, 5_000, 0, 0]);
    receive('answered');
    await sandbox.clock.advance(1_000);
    expect(requestTimes.at(-1)).to.have.members([7_000, 6_000, 5_000, 0, 0]);
    await sandbox.heal();
    await sandbox.clock.advance(10_000);
    expect([tracker.state.connection, requestTimes.at(-1)]).to.deep.equal(['live', []]);
  });
});
