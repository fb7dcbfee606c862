import { expect } from '@open-wc/testing';
import { hostNavigation } from '../../src/browser/host-navigation.js';
import { RedirectController } from '../../src/controllers/redirect-controller.js';
import { TrackerController } from '../../src/controllers/tracker-controller.js';
import { createListeners } from '../../src/core/listeners.js';
import { connectHost } from '../../src/host/child/connect-host.js';
import { toEnvelope } from '../../src/host/message.js';
import { createTracker } from '../../src/tracker/tracker.js';
import { AppWindow } from '../host/support/app.js';
import { embed, until } from '../host/support/frames.js';
import { Stage } from '../support/element.js';
import { FakeHost } from '../support/host.js';
import { FakeNavigation } from '../support/navigation.js';
import { catchErrors } from '../support/setup.js';
import { settle } from '../support/virtual-clock.js';

const fail = (): never => {
  throw new Error('of the page');
};
const SHOP = 'https://shop.example/';

const openApp = () => {
  const app = new AppWindow({ ReactNativeWebView: { postMessage: () => undefined } });
  return { app, connection: connectHost({ origins: [], window: app.view })! };
};

/** By the callback of the page that throws: resolves to true if what the library does is as without it. */
const CALLBACKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  'onTrace of a tracker': async () => {
    const { client, paymentId, clock } = await Stage.open();
    const tracker = createTracker({ client, paymentId, clock, onTrace: fail });
    tracker.start();
    await clock.advance(1_000);
    tracker.stop();
    return tracker.state.payment !== null;
  },
  'a listener of a host connection': () => {
    const { app, connection } = openApp();
    const received: unknown[] = [];
    app.receive(toEnvelope({ type: 'theme', theme: 'dark' }));
    // The listener is called at once.
    connection.subscribe(fail);
    connection.subscribe((message) => received.push(message));
    app.receive(toEnvelope({ type: 'resume' }));
    return received.length === 2;
  },
  'the callbacks of an embedded checkout': async () => {
    const { checkout, page } = embed({ onReady: fail, onStatus: fail, onFinal: fail, onClose: fail });
    const connection = (await page()).connectHost({ origins: [location.origin] })!;
    const status = { status: 'succeeded', isFinal: true } as const;
    connection.send({ type: 'ready' });
    connection.send({ type: 'status', ...status });
    connection.send({ type: 'final', payment: status });
    connection.send({ type: 'height', px: 1_000 });
    await until('the height', () => checkout.frame.style.blockSize === '1000px');
    connection.close();
    await settle();
    return true;
  },
  'the listener of a tracker controller': async () => {
    const stage = await Stage.open();
    const element = new FakeHost();
    const controller = new TrackerController(element, fail);
    element.connect();
    controller.setSource(stage);
    await stage.advance(1_000);
    controller.setSource(undefined);
    return element.updates > 1;
  },
  'announce of a redirect, which does not happen': async () => {
    const { ports, navigation, clock } = new Stage();
    const element = new FakeHost();
    const controller = new RedirectController(element, fail);
    element.connect();
    const target = { url: SHOP, status: 'succeeded', paymentId: 'pay_1' } as const;
    controller.setPlan({ target, mode: 'auto', delayMs: 0, ports, isHeld: () => false });
    await clock.advance(0);
    return controller.state.kind === 'offered' && navigation.gone.length === 0;
  },
  'redirect of a host, so that the page redirects': async () => {
    const navigation = new FakeNavigation();
    await hostNavigation(navigation, { redirect: fail, openUrl: fail }).go(SHOP, 'succeeded');
    return navigation.gone.length === 1;
  },
};

describe('listeners', () => {
  it('are subscriptions: a function that subscribes twice is called twice, and one that was removed meanwhile is not', () => {
    const listeners = createListeners<[]>();
    const calls: string[] = [];
    const twice = () => calls.push('twice');
    const unsubscribe = listeners.subscribe(twice);
    listeners.subscribe(twice);
    unsubscribe();
    listeners.subscribe(() => {
      remove();
    });
    const remove = listeners.subscribe(() => calls.push('removed'));
    listeners.notify();
    expect(calls).to.deep.equal(['twice']);
  });
});

describe('an error of the page in a callback', () => {
  for (const [callback, run] of Object.entries(CALLBACKS))
    it(`is reported, and changes nothing: ${callback}`, async () => {
      let isUnchanged: boolean | undefined;
      const errors = await catchErrors(async () => {
        isUnchanged = await run();
        await settle();
      });
      expect(isUnchanged).to.equal(true);
      expect([...new Set(errors)]).to.deep.equal(['Error: of the page']);
    });
});
