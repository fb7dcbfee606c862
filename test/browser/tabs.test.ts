import { expect, waitUntil } from '@open-wc/testing';
import { browserTabs } from '../../src/browser/tabs.js';

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

const held = async (name: string): Promise<number> =>
  ((await navigator.locks.query()).held ?? []).filter((lock) => lock.name === name).length;

describe('the tabs of this browser', () => {
  let count = 0;
  const newName = () => `tabs-test/${++count}`;

  it('elect one that leads, and the next when it leaves', async () => {
    const name = newName();
    const [a, b] = [sit(name), sit(name)];
    await waitUntil(() => a.seen.leads);
    expect(b.seen.leads).to.equal(0);
    a.end.abort();
    await waitUntil(() => b.seen.leads);
    expect([a.seen.leads, b.seen.leads]).to.deep.equal([1, 1]);
    b.end.abort();
    await waitUntil(async () => (await held(name)) === 0);
  });

  it('hear each other, and nobody who has left', async () => {
    const name = newName();
    const [a, b, c] = [sit(name), sit(name), sit(name)];
    c.end.abort();
    a.broadcast('changed');
    c.broadcast('asked');
    await waitUntil(() => b.seen.news.length);
    expect([a.seen.news, b.seen.news, c.seen.news]).to.deep.equal([[], ['changed'], []]);
    a.end.abort();
    b.end.abort();
  });

  it('read what any of them wrote down last, until nothing is left of it', () => {
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

  it('bear storage without room', () => {
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

  it('never lead after they have left, even if the lock would be free', async () => {
    const name = newName();
    const [a, b] = [sit(name), sit(name)];
    await waitUntil(() => a.seen.leads);
    b.end.abort();
    a.end.abort();
    await waitUntil(async () => (await held(name)) === 0);
    expect(b.seen.leads).to.equal(0);
  });

  for (const [what, target, property] of [
    ['locks', navigator, 'locks'],
    ['channels', globalThis, 'BroadcastChannel'],
    ['storage', globalThis, 'localStorage'],
  ] as const) {
    it(`lead themselves, each of them, where ${what} are missing`, () => {
      const proto = Object.getOwnPropertyDescriptor(target, property);
      Object.defineProperty(target, property, { value: undefined, configurable: true });
      try {
        const [a, b] = [sit('x'), sit('x')];
        a.broadcast('asked');
        expect([a.seen.leads, b.seen.leads]).to.deep.equal([1, 1]);
        a.end.abort();
        b.end.abort();
      } finally {
        if (proto) Object.defineProperty(target, property, proto);
        else delete (target as unknown as Record<string, unknown>)[property];
      }
    });
  }

  it('lead themselves where locks are refused', async () => {
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

  it('seize a lock that is free, one at a time, until they let go of it', async () => {
    const name = newName();
    const [a, b] = [new AbortController(), new AbortController()];
    expect(await browserTabs.tryLock(name, a.signal)).to.equal(true);
    expect(await browserTabs.tryLock(name, b.signal)).to.equal(false);
    a.abort();
    await waitUntil(() => browserTabs.tryLock(name, b.signal));
    b.abort();
    await waitUntil(async () => (await held(name)) === 0);
  });

  for (const [what, locks] of [
    ['missing', undefined],
    ['refused', { request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')) }],
  ] as const) {
    it(`seize what they like where locks are ${what}`, async () => {
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
      try {
        expect(await browserTabs.tryLock('x', new AbortController().signal)).to.equal(true);
      } finally {
        delete (navigator as unknown as Record<string, unknown>).locks;
      }
    });
  }
});
