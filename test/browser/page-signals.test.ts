import { expect } from '@open-wc/testing';
import { browserPageSignals } from '../../src/browser/page-signals.js';
import type { PageSignal } from '../../src/tracker/ports.js';

const TARGETS: Readonly<Record<Exclude<PageSignal, 'visible' | 'hidden'>, EventTarget>> = {
  pageshow: window,
  pagehide: window,
  online: window,
  offline: window,
  freeze: document,
  resume: document,
};

const withHidden = (hidden: boolean, act: () => void): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  try {
    act();
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
};

const fireAll = (): void => {
  for (const [type, target] of Object.entries(TARGETS)) target.dispatchEvent(new Event(type));
  for (const hidden of [true, false]) {
    withHidden(hidden, () => document.dispatchEvent(new Event('visibilitychange')));
  }
};

const ALL: readonly PageSignal[] = [...(Object.keys(TARGETS) as PageSignal[]), 'hidden', 'visible'];

describe('the signals of a browser page', () => {
  it('are passed on to a listener by their names', () => {
    const received: PageSignal[] = [];
    const unsubscribe = browserPageSignals.subscribe((signal) => received.push(signal));
    fireAll();
    unsubscribe();
    expect(received).to.deep.equal(ALL);
  });

  it('are not passed on after that listener unsubscribes', () => {
    const [one, two]: [PageSignal[], PageSignal[]] = [[], []];
    const unsubscribeOne = browserPageSignals.subscribe((signal) => one.push(signal));
    const unsubscribeTwo = browserPageSignals.subscribe((signal) => two.push(signal));
    unsubscribeOne();
    unsubscribeOne();
    fireAll();
    unsubscribeTwo();
    fireAll();
    expect([one, two]).to.deep.equal([[], ALL]);
  });

  it('report whether the page is visible and the device online', () => {
    for (const hidden of [true, false]) {
      withHidden(hidden, () => {
        expect(browserPageSignals.isVisible()).to.equal(!hidden);
      });
    }
    expect(browserPageSignals.isOnline()).to.equal(navigator.onLine);
  });
});
