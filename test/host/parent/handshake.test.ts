import { expect, oneEvent } from '@open-wc/testing';
import type { HostConnection } from '../../../src/host/child/host-connection.js';
import { toEnvelope } from '../../../src/host/message.js';
import type { MessageFromHost } from '../../../src/host/protocol.js';
import { settle } from '../../support/virtual-clock.js';
import { embed, PAGE_URL, getCheckoutWindow, until, type CheckoutWindow } from '../support/frames.js';

const { origin } = location;

/** Connects the page, and records the messages that it receives. */
const connect = (page: CheckoutWindow): { connection: HostConnection; hostMessages: MessageFromHost[] } => {
  const connection = page.connectHost({ origins: [origin] });
  if (!connection) throw new Error('not connected');
  const hostMessages: MessageFromHost[] = [];
  connection.subscribe((message) => hostMessages.push(message));
  return { connection, hostMessages };
};

describe('the handshake of a frame and its host', () => {
  it('connects a page that sends hello while it loads', async () => {
    const { hostEvents, checkout } = embed({ theme: 'dark', locale: 'de' });
    const page = await getCheckoutWindow(checkout.frame);
    const { connection, hostMessages } = connect(page);
    connection.send({ type: 'ready' });
    await until('ready', () => hostEvents.length === 1);
    await until('theme and locale', () => hostMessages.length === 2);
    expect(hostMessages).to.deep.equal([
      { type: 'theme', theme: 'dark' },
      { type: 'locale', locale: 'de' },
    ]);
  });

  it('is missed on the console after ten seconds, once, and not where the page has connected', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (message: unknown) => warned.push(message);
    try {
      const silent = embed();
      await silent.clock.advance(60_000);
      const { page, clock, hostEvents } = embed();
      connect(await page()).connection.send({ type: 'ready' });
      await until('ready', () => hostEvents.length === 1);
      await clock.advance(60_000);
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(/has not connected for 10 s\. Its frame-ancestors must allow http/);
    } finally {
      console.warn = warn;
    }
  });

  it('queues the last message of each type until the host is connected, in order', async () => {
    const { hostEvents, page } = embed();
    const { connection } = connect(await page());
    connection.send({ type: 'ready' });
    for (const status of ['requires_action', 'processing'] as const) {
      connection.send({ type: 'status', status, isFinal: false });
    }
    await until('status', () => hostEvents.length === 2);
    expect(hostEvents).to.deep.equal([
      ['ready'],
      ['status', { status: 'processing', isFinal: false, failureCode: undefined }],
    ]);
  });

  it('is repeated when the frame reloads, and messages of the old page are ignored', async () => {
    const { checkout, hostEvents, page } = embed({ theme: 'dark' });
    const first = await page();
    connect(first).connection.send({ type: 'ready' });
    await until('ready', () => hostEvents.length === 1);
    first.location.reload();
    await oneEvent(checkout.frame, 'load');
    const { connection, hostMessages } = connect(await page());
    connection.send({ type: 'ready' });
    await until('ready again', () => hostEvents.length === 2);
    await until('the theme again', () => hostMessages.length === 1);
    expect(hostEvents).to.deep.equal([['ready'], ['ready']]);
  });

  it('connects the last of two connections of a page, and closes the first', async () => {
    const { hostEvents, page } = embed();
    const window = await page();
    const [first, second] = [connect(window), connect(window)];
    await until('the first connection is closed', () => first.hostMessages.length === 1);
    expect(first.hostMessages).to.deep.equal([{ type: 'close', reason: 'replaced' }]);
    first.connection.send({ type: 'height', px: 1 });
    first.connection.send({ type: 'close', reason: 'of the first' });
    second.connection.send({ type: 'close', reason: 'of the second' });
    await until('close', () => hostEvents.length === 1);
    await settle();
    expect(hostEvents).to.deep.equal([['close', 'of the second']]);
  });

  it('refuses a page of an origin that the host does not allow', async () => {
    const { hostEvents, page } = embed({ origins: ['https://pay.example'] });
    const window = await page();
    const hostMessages: unknown[] = [];
    window.addEventListener('message', (event) => hostMessages.push(event.data));
    connect(window).connection.send({ type: 'ready' });
    await settle();
    await settle();
    expect([hostEvents, hostMessages]).to.deep.equal([[], []]);
  });

  it('refuses a host of an origin that the page does not allow', async () => {
    const { hostEvents, page } = embed();
    const window = await page();
    const hellos: unknown[] = [];
    const listen = ({ data }: MessageEvent) => hellos.push(data);
    addEventListener('message', listen);
    const origins = ['https://shop.example', origin.replace(/:\d+$/, ':1'), `${origin}0`];
    const connection = window.connectHost({ origins });
    connection?.send({ type: 'ready' });
    await settle();
    await settle();
    removeEventListener('message', listen);
    expect([hostEvents, hellos]).to.deep.equal([[], []]);
  });

  for (const origins of [[], ['*'], ['null'], ['', '/', 'https://shop.example/', 'shop.example']]) {
    it(`does not start when the page allows no origin: ${JSON.stringify(origins)}`, async () => {
      const { page } = embed();
      expect((await page()).connectHost({ origins })).to.equal(undefined);
    });
  }

  it('refuses a page with an opaque origin', async () => {
    const { checkout, container, hostEvents } = embed();
    const opaque = document.createElement('iframe');
    opaque.sandbox.add('allow-scripts');
    opaque.srcdoc = `<script>parent.postMessage(${JSON.stringify(toEnvelope({ type: 'hello', session: 's' }))}, '*')</script>`;
    const origins: string[] = [];
    const listen = (event: MessageEvent) => origins.push(event.origin);
    addEventListener('message', listen);
    container.append(opaque);
    await until('the hello', () => origins.length === 1);
    removeEventListener('message', listen);
    expect(origins).to.deep.equal(['null']);
    expect(hostEvents).to.deep.equal([]);
    expect(checkout.frame.src).to.equal(PAGE_URL);
  });

  it('closes with a reason when the page uses another version', async () => {
    const { hostEvents, page } = embed();
    const window = await page();
    const hostMessages: unknown[] = [];
    window.addEventListener('message', ({ data }) => hostMessages.push(data));
    window.eval(`parent.postMessage({ protocol: 'pay-status', v: 2, type: 'hello', session: 's' }, '${origin}')`);
    await until('close', () => hostEvents.length === 1 && hostMessages.length === 1);
    expect(hostEvents).to.deep.equal([['close', 'unsupported_version']]);
    expect(hostMessages).to.deep.equal([toEnvelope({ type: 'close', reason: 'unsupported_version' })]);
  });
});
