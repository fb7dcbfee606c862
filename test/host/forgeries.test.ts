import { expect } from '@open-wc/testing';
import type { MessageFromHost } from '../../src/host/protocol.js';
import { catchErrors } from '../support/setup.js';
import { settle } from '../support/virtual-clock.js';
import { FORGERIES, forgery } from './forgeries.js';
import { LOOK_ALIKES } from './fixtures.js';
import { embed, until } from './support/frames.js';

/** Forged sources and origins of an event, without the correct pair. */
const liesAbout = (right: Window): readonly MessageEventInit[] => {
  const sibling = document.body.appendChild(document.createElement('iframe'));
  const { origin } = location;
  return [
    ...[...LOOK_ALIKES, `${origin}0`, `${origin}.evil.example`, origin.replace(/:\d+$/, '')].map((lie) => ({
      source: right,
      origin: lie,
    })),
    { source: sibling.contentWindow, origin },
    { source: null, origin },
    { source: new MessageChannel().port1, origin },
    { origin },
  ];
};

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

const BATCHES = 10;
/** A tenth of the second in which all forgeries have to be delivered. */
const BATCH_LIMIT_MS = 100;

/**
 * Sends the forgeries to a window, some with a port. Returns the messages that these ports received, and the duration of the
 * fastest batch of the second half: a busy machine slows some batches down, a cost that grows with each message all of these.
 */
const attack = (target: Window, right: Window): { stolen: unknown[]; batchMs: number } => {
  const stolen: unknown[] = [];
  const lies = liesAbout(right);
  const send = (index: number): void => {
    const ports: MessagePort[] = [];
    if (index % 50 === 0) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => stolen.push(data);
      ports.push(port2);
    }
    target.dispatchEvent(new MessageEvent('message', { ...lies[index % lies.length], data: forgery(index), ports }));
  };
  const durations = Array.from({ length: BATCHES }, (_, batch) => {
    const from = performance.now();
    for (let index = 0; index < FORGERIES / BATCHES; index++) send((batch * FORGERIES) / BATCHES + index);
    return performance.now() - from;
  });
  return { stolen, batchMs: Math.min(...durations.slice(BATCHES / 2)) };
};

describe(`the protocol ignores ${FORGERIES} forged messages:`, () => {
  for (const moment of ['before', 'after'] as const) {
    it(`no forged message from a wrong window or origin reaches the host ${moment} the handshake, and a thousand take at most ${BATCH_LIMIT_MS} ms`, async () => {
      const calls: unknown[] = [];
      const embedding = embed({ onOpenUrl: () => calls.push(1) > 0, onRedirect: () => calls.push(2) > 0 });
      const page = await embedding.page();
      const connect = async () => {
        page.connectHost({ origins: [location.origin] })!.send({ type: 'ready' });
        await until('ready', () => embedding.hostEvents.length > 0);
      };
      if (moment === 'after') await connect();
      const { stolen, batchMs } = attack(window, page);
      expect(batchMs).to.be.below(BATCH_LIMIT_MS);
      await settle();
      if (moment === 'before') await connect();
      expect(embedding.hostEvents).to.deep.equal([['ready']]);
      expect([calls, stolen, embedding.gone]).to.deep.equal([[], [], []]);
      expect(embedding.checkout.frame.style.blockSize).to.equal('480px');
    });

    it(`no forged message from a wrong window or origin reaches the embedded page ${moment} the handshake, and a thousand take at most ${BATCH_LIMIT_MS} ms`, async () => {
      const embedding = embed();
      const page = await embedding.page();
      const hostMessages: MessageFromHost[] = [];
      const connection = page.connectHost({ origins: [location.origin] })!;
      connection.subscribe((message) => hostMessages.push(message));
      connection.send({ type: 'ready' });
      if (moment === 'after') await until('ready', () => embedding.hostEvents.length > 0);
      const { stolen, batchMs } = attack(page, window);
      expect(batchMs).to.be.below(BATCH_LIMIT_MS);
      await until('ready', () => embedding.hostEvents.length > 0);
      embedding.checkout.setTheme('dark');
      await until('the theme', () => hostMessages.length > 0);
      expect([hostMessages, stolen]).to.deep.equal([[{ type: 'theme', theme: 'dark' }], []]);
    });
  }

  it('no forged message from the right window is accepted after the handshake, when only the port counts', async () => {
    const embedding = embed();
    const page = await embedding.page();
    const hostMessages: MessageFromHost[] = [];
    const connection = page.connectHost({ origins: [location.origin] })!;
    connection.subscribe((message) => hostMessages.push(message));
    connection.send({ type: 'ready' });
    await until('ready', () => embedding.hostEvents.length > 0);
    for (let index = 0; index < FORGERIES; index++) page.postMessage(forgery(index), location.origin);
    embedding.checkout.setTheme('dark');
    await until('the theme', () => hostMessages.length > 0);
    expect(hostMessages).to.deep.equal([{ type: 'theme', theme: 'dark' }]);
  });

  it('a message without a source does not match a frame without a window', async () => {
    const { checkout, hostEvents } = embed();
    checkout.frame.remove();
    const data = { protocol: 'pay-status', v: 2, type: 'hello', session: 's' };
    const errors = await catchErrors(async () => {
      window.dispatchEvent(new MessageEvent('message', { origin: location.origin, data }));
    });
    expect([errors, hostEvents]).to.deep.equal([[], []]);
  });

  it('a welcome for another session is ignored, and its port is never used', async () => {
    const embedding = embed({ origins: ['https://pay.example'] });
    const page = await embedding.page();
    const connection = page.connectHost({ origins: [location.origin] })!;
    const { port1, port2 } = new MessageChannel();
    const stolen: unknown[] = [];
    port1.onmessage = ({ data }) => stolen.push(data);
    page.postMessage(
      { protocol: 'pay-status', v: 1, type: 'welcome', session: 'other', handles: [] },
      location.origin,
      [port2],
    );
    connection.send({ type: 'ready' });
    await settle();
    await settle();
    expect(stolen).to.deep.equal([]);
  });
});
