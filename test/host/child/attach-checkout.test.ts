import { expect } from '@open-wc/testing';
import type { PaymentStatusResponse } from '../../../src/contract/schemas/payment-status-response.js';
import { PayStatusChangeEvent, PayStatusFinalEvent } from '../../../src/elements/pay-status/pay-status.events.js';
import { attachCheckout, type AttachableCheckout } from '../../../src/host/child/attach-checkout.js';
import { connectHost } from '../../../src/host/child/connect-host.js';
import { toEnvelope } from '../../../src/host/message.js';
import type { MessageFromHost, MessageToHost } from '../../../src/host/protocol.js';
import { PAYMENT } from '../fixtures.js';
import { AppWindow } from '../support/app.js';
import { until } from '../support/frames.js';

const root = document.documentElement;
const PROCESSING = { status: 'processing', isFinal: false } as const;

const undo: (() => void)[] = [];
afterEach(() => {
  for (const act of undo.splice(0)) act();
});

/** A fake element, an app around it, and the messages that the app has received. */
const attach = (payment?: PaymentStatusResponse) => {
  const sent: MessageToHost[] = [];
  const postMessage = (text: string) => sent.push(JSON.parse(text) as MessageToHost);
  const window = new AppWindow({ ReactNativeWebView: { postMessage } });
  const connection = connectHost({ origins: [], window: window.view })!;
  let refreshed = 0;
  const checkout: AttachableCheckout = Object.assign(document.createElement('div'), {
    host: undefined,
    payment,
    refresh: () => {
      refreshed++;
    },
  });
  document.body.append(checkout);
  const detach = attachCheckout(checkout, connection);
  undo.push(detach, () => {
    checkout.remove();
  });
  const getSentMessages = (type: MessageToHost['type']) => sent.filter((message) => message.type === type);
  const receive = (message: MessageFromHost) => {
    window.receive(toEnvelope(message));
  };
  return { checkout, connection, sent, getSentMessages, receive, detach, refreshed: () => refreshed };
};

describe('attachCheckout', () => {
  it('sends ready once, as the first message', () => {
    const { sent, getSentMessages, checkout, connection } = attach();
    checkout.dispatchEvent(new PayStatusChangeEvent(PROCESSING, null));
    expect(sent[0]).to.deep.equal(toEnvelope({ type: 'ready' }));
    expect(getSentMessages('ready').length).to.equal(1);
    expect(checkout.host).to.equal(connection);
  });

  it('sends the status of the events that bubble out of the checkout', () => {
    const { getSentMessages, checkout } = attach();
    const inner = checkout.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    inner.dispatchEvent(new PayStatusChangeEvent(PROCESSING, null));
    inner.dispatchEvent(new PayStatusChangeEvent({ status: 'failed', isFinal: true, failureCode: null }, PROCESSING));
    inner.dispatchEvent(new PayStatusFinalEvent(PAYMENT));
    expect(getSentMessages('status')).to.deep.equal([
      toEnvelope({ type: 'status', ...PROCESSING }),
      toEnvelope({ type: 'status', status: 'failed', isFinal: true, failureCode: null }),
    ]);
    expect(getSentMessages('final')).to.deep.equal([toEnvelope({ type: 'final', payment: PAYMENT })]);
  });

  it('sends the status that the checkout had before', () => {
    expect(attach(PROCESSING).sent.map(({ type }) => type)).to.deep.equal(['ready', 'status']);
    expect(attach(PAYMENT).sent.map(({ type }) => type)).to.deep.equal(['ready', 'status', 'final']);
  });

  it('sends the final status once if it is attached right before the event', () => {
    const { getSentMessages, checkout } = attach(PAYMENT);
    checkout.dispatchEvent(new PayStatusFinalEvent(PAYMENT));
    expect(getSentMessages('final').length).to.equal(1);
  });

  it('sends the height in whole pixels when it changes, and only then', async () => {
    const { getSentMessages, checkout } = attach();
    await until('the first height', () => getSentMessages('height').length === 1);
    for (const [height, count] of [
      ['300.4px', 2],
      ['300.6px', 2],
      ['500px', 3],
    ] as const) {
      checkout.style.height = height;
      // Sizes are observed after the callbacks of a frame.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      await until(height, () => getSentMessages('height').length >= count);
      expect(getSentMessages('height').length).to.equal(count);
    }
    for (const message of getSentMessages('height'))
      expect(message).to.have.property('px').that.satisfies(Number.isInteger);
    expect(getSentMessages('height').at(-1)).to.have.property('px', Math.ceil(root.getBoundingClientRect().height));
  });

  for (const [theme, scheme] of [
    ['dark', 'dark'],
    ['auto', 'light dark'],
  ] as const) {
    it(`applies the host's theme ${theme}`, () => {
      const { receive } = attach();
      receive({ type: 'theme', theme });
      expect(root.style.colorScheme).to.equal(scheme);
    });
  }

  it("applies the host's locale", () => {
    attach().receive({ type: 'locale', locale: 'de-CH' });
    expect(root.lang).to.equal('de-CH');
  });

  it('refreshes the checkout when the host sends resume', () => {
    const { receive, refreshed } = attach();
    receive({ type: 'resume' });
    expect(refreshed()).to.equal(1);
  });

  it('closes the session when the host asks for it, and sends no further requests', () => {
    const { receive, sent, checkout, connection } = attach();
    receive({ type: 'close' });
    expect(sent.at(-1)).to.deep.equal(toEnvelope({ type: 'close', reason: 'closed_by_host' }));
    expect(checkout.host).to.equal(undefined);
    expect(connection.openUrl('https://wallet.example')).to.equal(false);
  });

  it('restores the page when it is detached, and ignores the host from then on', async () => {
    const lang = root.getAttribute('lang');
    const { receive, sent, checkout, detach, refreshed } = attach();
    receive({ type: 'theme', theme: 'dark' });
    receive({ type: 'locale', locale: 'de' });
    await until('the first height', () => sent.some(({ type }) => type === 'height'));
    detach();
    const count = sent.length;
    expect([root.style.colorScheme, root.getAttribute('lang'), checkout.host]).to.deep.equal(['', lang, undefined]);
    receive({ type: 'theme', theme: 'dark' });
    receive({ type: 'resume' });
    checkout.dispatchEvent(new PayStatusFinalEvent(PAYMENT));
    checkout.style.height = '900px';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    detach();
    expect([root.style.colorScheme, refreshed(), sent.length]).to.deep.equal(['', 0, count]);
  });
});
