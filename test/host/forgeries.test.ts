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

/** Sends the forgeries to a window, some with a port. Returns the messages that these ports received. */
const attack = (target: Window, right: Window): unknown[] => {
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
  for (let index = 0; index < FORGERIES; index++) send(index);
  return stolen;
};

describe(`the protocol ignores ${FORGERIES} forged messages:`, () => {
  for (const moment of ['before', 'after'] as const) {
    it(`no forged message from a wrong window or origin reaches the host ${moment} the handshake`, async () => {
      const calls: unknown[] = [];
      const embedding = embed({ onOpenUrl: () => calls.push(1) > 0, onRedirect: () => calls.push(2) > 0 });
      const page = await embedding.page();
      const connect = async () => {
        page.connectHost({ origins: [location.origin] })!.send({ type: 'ready' });
        await until('ready', () => embedding.hostEvents.length > 0);
      };
      if (moment === 'after') await connect();
      const stolen = attack(window, page);
      await settle();
      if (moment === 'before') await connect();
      expect(embedding.hostEvents).to.deep.equal([['ready']]);
      expect([calls, stolen, embedding.gone]).to.deep.equal([[], [], []]);
      expect(embedding.checkout.frame.style.blockSize).to.equal('480px');
    });

    it(`no forged message from a wrong window or origin reaches the embedded page ${moment} the handshake`, async () => {
      const embedding = embed();
      const page = await embedding.page();
      const hostMessages: MessageFromHost[] = [];
      const connection = page.connectHost({ origins: [location.origin] })!;
      connection.subscribe((message) => hostMessages.push(message));
      connection.send({ type: 'ready' });
      if (moment === 'after') await until('ready', () => embedding.hostEvents.length > 0);
      const stolen = attack(page, window);
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
});
