import { expect } from '@open-wc/testing';
import { browserTabs } from '../../src/browser/tabs.js';
import { waitUntil } from '../support/wait-until.js';

const sit = (name: string) => {
  const end = new AbortController();
  const seen = { leads: 0, news: [] as unknown[] };
  const seat = browserTabs.join(name, {
    onLeader: () => seen.leads++,
    onMessage: (news) => seen.news.push(news),
    signal: end.signal,
  });
  return { end, seen, ...seat };
};

const countHeldLocks = async (name: string): Promise<number> =>
  ((await navigator.locks.query()).held ?? []).filter((lock) => lock.name === name).length;

describe('the tabs of a browser', () => {
  let count = 0;
  const newName = () => `tabs-test/${++count}`;

  it('elect one leader, and the next one when it leaves', async () => {
    const name = newName();
    const [a, b] = [sit(name), sit(name)];
    await waitUntil(() => a.seen.leads);
    expect(b.seen.leads).to.equal(0);
    a.end.abort();
    await waitUntil(() => b.seen.leads);
    expect([a.seen.leads, b.seen.leads]).to.deep.equal([1, 1]);
    b.end.abort();
    await waitUntil(async () => (await countHeldLocks(name)) === 0);
  });

  it('receive messages of each other, but not after they have left', async () => {
    const name = newName();
    const [a, b, c] = [sit(name), sit(name), sit(name)];
    c.end.abort();
    a.broadcast('changed');
    c.broadcast('requested');
    await waitUntil(() => b.seen.news.length);
    expect([a.seen.news, b.seen.news, c.seen.news]).to.deep.equal([[], ['changed'], []]);
    a.end.abort();
    b.end.abort();
  });

  it('read the last values written by any of them, until they are removed', () => {
    const name = newName();
    const [a, b] = [sit(name), sit(name)];
    a.writeRequestTimes([12.5, 3]);
    expect(b.readRequestTimes()).to.deep.equal([12.5, 3]);
    a.end.abort();
    b.end.abort();
    const c = sit(name);
    expect(c.readRequestTimes()).to.deep.equal([12.5, 3]);
    c.writeRequestTimes([]);
    expect(localStorage.getItem(name)).to.equal(null);
    c.end.abort();
  });

  it('read no values before any are written', () => {
    const a = sit(newName());
    expect(a.readRequestTimes()).to.deep.equal([]);
    a.end.abort();
  });

  it('read no values from a storage that is blocked later', () => {
    const a = sit(newName());
    const getItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem')!;
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    try {
      expect(a.readRequestTimes()).to.deep.equal([]);
    } finally {
      Object.defineProperty(Storage.prototype, 'getItem', getItem);
      a.end.abort();
    }
  });

  it('ignore a full storage', () => {
    const a = sit(newName());
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      a.writeRequestTimes([1]);
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
      a.end.abort();
    }
  });

  it('never lead after they have left, even if the lock becomes free', async () => {
    const name = newName();
    const [a, b] = [sit(name), sit(name)];
    await waitUntil(() => a.seen.leads);
    b.end.abort();
    a.end.abort();
    await waitUntil(async () => (await countHeldLocks(name)) === 0);
    expect(b.seen.leads).to.equal(0);
  });

  for (const [what, target, property] of [
    ['locks', navigator, 'locks'],
    ['channels', globalThis, 'BroadcastChannel'],
    ['storage', globalThis, 'localStorage'],
  ] as const) {
    it(`lead by themselves where ${what} are missing`, () => {
      const proto = Object.getOwnPropertyDescriptor(target, property);
      Object.defineProperty(target, property, { value: undefined, configurable: true });
      try {
        const [a, b] = [sit('x'), sit('x')];
        a.broadcast('requested');
        expect([a.seen.leads, b.seen.leads]).to.deep.equal([1, 1]);
        a.end.abort();
        b.end.abort();
      } finally {
        if (proto) Object.defineProperty(target, property, proto);
        else delete (target as unknown as Record<string, unknown>)[property];
      }
    });
  }

  it('lead by themselves where locks are refused', async () => {
    const { locks } = navigator;
    const refused = { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) };
    Object.defineProperty(navigator, 'locks', { value: refused, configurable: true });
    try {
      const a = sit('x');
      await waitUntil(() => a.seen.leads);
      a.end.abort();
    } finally {
      delete (navigator as unknown as Record<string, unknown>).locks;
      expect(navigator.locks).to.equal(locks);
    }
  });

  it('acquire a free lock, one tab at a time, until it is released', async () => {
    const name = newName();
    const [a, b] = [new AbortController(), new AbortController()];
    expect(await browserTabs.tryLock(name, a.signal)).to.equal(true);
    expect(await browserTabs.tryLock(name, b.signal)).to.equal(false);
    a.abort();
    await waitUntil(() => browserTabs.tryLock(name, b.signal));
    b.abort();
    await waitUntil(async () => (await countHeldLocks(name)) === 0);
  });

  for (const [what, locks] of [
    ['missing', undefined],
    ['refused', { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) }],
  ] as const) {
    it(`acquire any lock where locks are ${what}`, async () => {
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
      try {
        expect(await browserTabs.tryLock('x', new AbortController().signal)).to.equal(true);
      } finally {
        delete (navigator as unknown as Record<string, unknown>).locks;
      }
    });
  }
});
