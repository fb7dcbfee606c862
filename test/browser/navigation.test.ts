import { expect, fixtureSync } from '@open-wc/testing';
import { browserNavigation } from '../../src/browser/navigation.js';
import { settle } from '../support/virtual-clock.js';

let count = 0;
const newPayment = () => `pay_navigation_${++count}`;
const leavePage = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));

const isLocked = async (id: string) =>
  Boolean((await navigator.locks.query()).held?.some(({ name }) => name?.endsWith(id)));

/** Replaces a property of the browser while `act` runs. */
const withProperty = async <Result>(
  target: object,
  name: string,
  descriptor: PropertyDescriptor,
  act: () => Result,
): Promise<Awaited<Result>> => {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  try {
    return await act();
  } finally {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  }
};

const unexpected = () => Promise.reject(new Error('this must not run'));

const throws = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

describe('the navigation of a browser tab', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('reads the URL of the page', () => {
    expect(browserNavigation.currentUrl()).to.equal(location.href);
    expect(browserNavigation.isFramed()).to.equal(window.top !== window);
  });

  it('navigates to a URL', () => {
    const before = location.href;
    void browserNavigation.go(`${before}#gone`, 'succeeded');
    expect(location.hash).to.equal('#gone');
    history.replaceState(null, '', before);
  });

  it('claims one payment for this tab, and no other payment', () => {
    const [one, two] = [newPayment(), newPayment()];
    expect(browserNavigation.isClaimed(one)).to.equal(false);
    browserNavigation.claim(one);
    expect([one, two].map((id) => browserNavigation.isClaimed(id))).to.deep.equal([true, false]);
  });

  it('stores a claim in the tab, so that it survives a reload', async () => {
    const id = newPayment();
    browserNavigation.claim(id);
    const url = new URL('../../src/browser/navigation.ts', import.meta.url);
    const reloaded = (await import(`${url}?reloaded`)) as { browserNavigation: typeof browserNavigation };
    expect(reloaded.browserNavigation.isClaimed(id)).to.equal(true);
    expect(reloaded.browserNavigation.isClaimed(newPayment())).to.equal(false);
  });

  for (const [what, descriptor] of [
    ['throws', { get: throws }],
    ['is missing', { value: undefined }],
    ['refuses to store', { value: { getItem: () => null, setItem: throws } }],
  ] as const) {
    it(`keeps a claim for this page when storage ${what}`, async () => {
      const id = newPayment();
      await withProperty(window, 'sessionStorage', descriptor, () => {
        expect(browserNavigation.isClaimed(id)).to.equal(false);
        browserNavigation.claim(id);
        expect(browserNavigation.isClaimed(id)).to.equal(true);
      });
    });
  }
});

describe('navigation in one tab only', () => {
  it('runs the action, and reports that it did not navigate', async () => {
    let runs = 0;
    expect(await browserNavigation.withLock(newPayment(), async () => !++runs)).to.equal(false);
    expect(runs).to.equal(1);
  });

  it('keeps other tabs from navigating until the page is gone', async () => {
    const id = newPayment();
    const runs: string[] = [];
    const act = (name: string, navigates: boolean) =>
      browserNavigation.withLock(id, async () => {
        runs.push(name);
        return navigates;
      });
    const first = act('first', true);
    const second = act('second', true);
    expect(await second).to.equal(false);
    expect(await act('third', true)).to.equal(false);
    leavePage();
    expect(await first).to.equal(true);
    expect(await act('fourth', false)).to.equal(false);
    expect(runs).to.deep.equal(['first', 'fourth']);
  });

  it('reports to other tabs that it has navigated, for the latest payment', async () => {
    const [one, two] = [newPayment(), newPayment()];
    for (const id of [one, two]) {
      const going = browserNavigation.withLock(id, async () => true);
      while (!(await isLocked(id))) await settle();
      expect(browserNavigation.isClaimed(id)).to.equal(true);
      leavePage();
      expect(await going).to.equal(true);
    }
    expect(browserNavigation.isClaimed(one)).to.equal(false);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('pay-status:redirected'))).to.have.length(1);
  });

  it('releases the lock once it is known that the tab does not navigate', async () => {
    const id = newPayment();
    let refuse: (goes: false) => void = () => undefined;
    const navigated = browserNavigation.withLock(id, () => new Promise((resolve) => (refuse = resolve)));
    while (!(await isLocked(id))) await settle();
    expect(await browserNavigation.withLock(id, unexpected)).to.equal(false);
    refuse(false);
    expect(await navigated).to.equal(false);
    expect(browserNavigation.isClaimed(id)).to.equal(false);
    let runs = 0;
    expect(await browserNavigation.withLock(id, async () => !++runs)).to.equal(false);
    expect(runs).to.equal(1);
  });

  it('releases the lock when the page is gone before that is known', async () => {
    const id = newPayment();
    void browserNavigation.withLock(id, () => new Promise(() => undefined));
    while (!(await isLocked(id))) await settle();
    leavePage();
    while (await isLocked(id)) await settle();
    let runs = 0;
    await browserNavigation.withLock(id, async () => !++runs);
    expect(runs).to.equal(1);
  });

  it('does not block the navigation for another payment', async () => {
    const first = browserNavigation.withLock(newPayment(), async () => true);
    let runs = 0;
    await browserNavigation.withLock(newPayment(), async () => !++runs);
    expect(runs).to.equal(1);
    leavePage();
    await first;
  });

  for (const [what, descriptor] of [
    ['missing', { value: undefined }],
    ['forbidden', { get: throws }],
    ['refused', { value: { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) } }],
    ['throwing', { value: { request: throws } }],
  ] as const) {
    it(`runs the action once, in each tab by itself, when locks are ${what}`, async () => {
      let runs = 0;
      const ran = await withProperty(navigator, 'locks', descriptor, () =>
        browserNavigation.withLock(newPayment(), async () => Boolean(++runs)),
      );
      expect([ran, runs]).to.deep.equal([true, 1]);
    });
  }

  it('passes on the error of the action, and runs it once', async () => {
    let runs = 0;
    const act = async () => {
      runs++;
      throw new Error('the act failed');
    };
    const outcome = await browserNavigation.withLock(newPayment(), act).catch(String);
    expect([outcome, runs]).to.deep.equal(['Error: the act failed', 1]);
    await settle();
  });

  it('works in a frame with an opaque origin, where storage and locks throw', async () => {
    const url = new URL('../../src/browser/navigation.ts', import.meta.url);
    const source = await (await fetch(url)).text();
    const result = new Promise<unknown>((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        if ((data as { frame?: boolean }).frame !== true) return;
        removeEventListener('message', listen);
        resolve(data);
      };
      addEventListener('message', listen);
    });
    const frame = fixtureSync<HTMLIFrameElement>('<iframe title="no origin" sandbox="allow-scripts"></iframe>');
    frame.srcdoc = `<script type="module">${source}
      const before = browserNavigation.isClaimed('pay_1');
      browserNavigation.claim('pay_1');
      let runs = 0;
      const ran = await browserNavigation.withLock('pay_1', async () => Boolean(++runs));
      const isFramed = browserNavigation.isFramed();
      parent.postMessage({ frame: true, before, after: browserNavigation.isClaimed('pay_1'), ran, runs, isFramed }, '*');
    </script>`;
    expect(await result).to.deep.equal({ frame: true, before: false, after: true, ran: true, runs: 1, isFramed: true });
  });
});
