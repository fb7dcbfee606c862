import { expect } from '@open-wc/testing';
import { connectHost } from '../../../src/host/child/connect-host.js';
import type { HostConnection } from '../../../src/host/child/host-connection.js';
import { RECEIVER_NAME } from '../../../src/host/child/native-transport.js';
import { toEnvelope } from '../../../src/host/message.js';
import type { MessageFromHost } from '../../../src/host/protocol.js';
import { ANSWER_TIMEOUT_MS } from '../../../src/host/protocol.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { FROM_HOST_MESSAGES, TO_HOST_MESSAGES } from '../fixtures.js';
import { AppWindow, BRIDGES, type Received } from '../support/app.js';

const WALLET = 'https://wallet.example/pay?uri=x';
const SHOP = 'https://shop.example/thanks';

interface App {
  readonly window: AppWindow;
  readonly received: Received;
  readonly hostMessages: MessageFromHost[];
  readonly clock: VirtualClock;
  readonly connection: HostConnection;
}

const open = (platform: string): App => {
  const received: Received = [];
  const window = new AppWindow(BRIDGES[platform]!((text) => received.push(text)));
  const clock = new VirtualClock();
  const connection = connectHost({ origins: [], window: window.view, clock })!;
  const hostMessages: MessageFromHost[] = [];
  connection.subscribe((message) => hostMessages.push(message));
  return { window, received, hostMessages, clock, connection };
};

for (const platform of Object.keys(BRIDGES)) {
  describe(`the session of a page with an app: ${platform}`, () => {
    it('sends every message to the app as JSON text', () => {
      const { connection, received } = open(platform);
      for (const message of Object.values(TO_HOST_MESSAGES)) {
        if (message.type !== 'close') connection.send(message);
      }
      connection.close('done');
      const sent = Object.values(TO_HOST_MESSAGES).filter(({ type }) => type !== 'close');
      expect(received.map((text) => JSON.parse(text as string) as unknown)).to.deep.equal(
        [...sent, { type: 'close', reason: 'done' }].map((message) => ({ ...toEnvelope(message) })),
      );
    });

    it("receives the app's messages as text and as objects", () => {
      const { window, hostMessages } = open(platform);
      const messages = Object.values(FROM_HOST_MESSAGES).filter(({ type }) => type !== 'answer');
      for (const message of messages) {
        window.receive(toEnvelope(message));
        window.receive(JSON.stringify(toEnvelope(message)));
      }
      expect(hostMessages).to.deep.equal(messages.flatMap((message) => [message, message]));
    });

    it('closes with a reason when the app uses another version', () => {
      const { window, hostMessages, received, connection } = open(platform);
      window.receive({ ...toEnvelope(FROM_HOST_MESSAGES.theme), v: 2 });
      expect(hostMessages).to.deep.equal([{ type: 'close', reason: 'unsupported_version' }]);
      expect(received).to.deep.equal([JSON.stringify(toEnvelope(hostMessages[0]!))]);
      connection.send({ type: 'ready' });
      expect(received.length).to.equal(1);
      expect(window).not.to.have.property(RECEIVER_NAME);
    });

    it('hands links to the app and does not open them itself', async () => {
      const { window, connection, received, clock } = open(platform);
      expect(connection.openUrl(WALLET)).to.equal(true);
      const { id, ...rest } = JSON.parse(received[0] as string) as { id: string };
      expect(rest).to.deep.equal(toEnvelope({ type: 'open-url', url: WALLET }));
      window.receive(toEnvelope({ type: 'answer', id, accepted: true }));
      await clock.advance(2 * ANSWER_TIMEOUT_MS);
      expect(window.visited).to.deep.equal([]);
    });

    it("resolves a redirect by the app's answer to that request only", async () => {
      for (const accepted of [true, false]) {
        const { window, connection, received } = open(platform);
        const left = connection.redirect(SHOP, 'succeeded');
        const { id } = JSON.parse(received[0] as string) as { id: string };
        window.receive(toEnvelope({ type: 'answer', id: `${id}0`, accepted: !accepted }));
        window.receive(toEnvelope({ type: 'answer', id, accepted }));
        window.receive(toEnvelope({ type: 'answer', id, accepted: !accepted }));
        expect(await left).to.equal(accepted);
      }
    });

    it("is not opened from a frame, where the app's bridge may be visible too", () => {
      const received: Received = [];
      const window = new AppWindow(BRIDGES[platform]!((text) => received.push(text)));
      const hellos: unknown[] = [];
      const parent = { postMessage: (...args: unknown[]) => hellos.push(args) };
      Object.defineProperty(window, 'parent', { value: parent });
      expect(connectHost({ origins: [], window: window.view })).to.equal(undefined);
      const connection = connectHost({ origins: ['https://shop.example'], window: window.view, random: () => 0.5 })!;
      connection.send({ type: 'ready' });
      expect([received, connection.openUrl(WALLET)]).to.deep.equal([[], false]);
      expect(hellos).to.deep.equal([[toEnvelope({ type: 'hello', session: 'si' }), 'https://shop.example']]);
      expect(window).not.to.have.property(RECEIVER_NAME);
    });
  });
}

describe('connectHost in a page without a host', () => {
  it('returns undefined', () => {
    for (const bridge of [
      {},
      { ReactNativeWebView: {} },
      { ReactNativeWebView: null },
      { webkit: {} },
      { webkit: { messageHandlers: { somebodyElse: { postMessage: () => undefined } } } },
      { PayStatusHost: 'text' },
      { flutter_inappwebview: undefined },
    ]) {
      const window = new AppWindow(bridge);
      expect(connectHost({ origins: ['https://shop.example'], window: window.view })).to.equal(undefined);
      expect(window).not.to.have.property(RECEIVER_NAME);
    }
  });
});

describe('the bridge of an app', () => {
  it('that the app named for this library is preferred to that of a framework', () => {
    const received: string[] = [];
    const bridges = Object.entries(BRIDGES).map(([name, bridge]) => bridge(() => received.push(name)));
    connectHost({ origins: [], window: new AppWindow(Object.assign({}, ...bridges) as object).view })!.send({
      type: 'ready',
    });
    expect(received).to.deep.equal(['WKWebView']);
  });

  it('that throws leaves links to the browser and does not stop the page', async () => {
    const window = new AppWindow({
      ReactNativeWebView: {
        postMessage: () => {
          throw new Error('gone');
        },
      },
    });
    const connection = connectHost({ origins: [], window: window.view, clock: new VirtualClock() })!;
    connection.send({ type: 'ready' });
    expect(await connection.redirect(SHOP, 'succeeded')).to.equal(false);
    connection.openUrl(WALLET);
    await Promise.resolve();
    expect(window.visited).to.deep.equal([WALLET]);
  });

  it('of react-native-webview also answers by its postMessage, and no other window can stand in for it', () => {
    const { window, hostMessages, connection } = open('react-native-webview');
    const { theme, locale, resume } = FROM_HOST_MESSAGES;
    const dispatch = (target: EventTarget, message: MessageFromHost, origin = ''): void => {
      target.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(toEnvelope(message)), origin }));
    };
    dispatch(window, theme);
    dispatch(window.document, locale);
    for (const origin of ['https://evil.example', 'null']) dispatch(window, resume, origin);
    connection.close();
    dispatch(window, theme);
    expect(hostMessages.filter(({ type }) => type !== 'close')).to.deep.equal([theme, locale]);
  });

  it('of flutter_inappwebview gets the queued messages when it becomes ready late', () => {
    const received: string[] = [];
    const bridge: { callHandler?: (name: string, text: string) => Promise<void> } = {};
    const window = new AppWindow({ flutter_inappwebview: bridge });
    const connection = connectHost({ origins: [], window: window.view })!;
    connection.send({ type: 'ready' });
    expect(connection.openUrl(WALLET)).to.equal(false);
    bridge.callHandler = async (_name, text) => void received.push(text);
    window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
    expect(received).to.deep.equal([JSON.stringify(toEnvelope({ type: 'ready' }))]);
  });

  it('that becomes ready after a second does not get a redirect that has timed out', async () => {
    const received: string[] = [];
    const bridge: { callHandler?: (name: string, text: string) => Promise<void> } = {};
    const window = new AppWindow({ flutter_inappwebview: bridge });
    const timers = new VirtualClock();
    const connection = connectHost({ origins: [], window: window.view, clock: timers })!;
    const left = connection.redirect(SHOP, 'succeeded');
    await timers.advance(ANSWER_TIMEOUT_MS);
    expect(await left).to.equal(false);
    bridge.callHandler = async (_name, text) => void received.push(text);
    window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
    expect(received).to.deep.equal([]);
  });
});
