import { expect, oneEvent } from '@open-wc/testing';
import type { HostConnection } from '../../../src/host/embedded/host-connection.js';
import { toEnvelope } from '../../../src/host/message.js';
import type { MessageFromHost } from '../../../src/host/protocol.js';
import { settle } from '../../support/virtual-clock.js';
import { embed, PAGE_URL, getCheckoutWindow, until, type CheckoutWindow } from '../support/frames.js';

const { origin } = location;

/** Connects the page, and writes down what it hears. */
const connect = (page: CheckoutWindow): { connection: HostConnection; heard: MessageFromHost[] } => {
  const connection = page.connectHost({ origins: [origin] });
  if (!connection) throw new Error('not connected');
  const heard: MessageFromHost[] = [];
  connection.subscribe((message) => heard.push(message));
  return { connection, heard };
};

describe('the handshake of a frame and its host', () => {
  it('connects a page that sends hello while it loads', async () => {
    const { heard, checkout } = embed({ theme: 'dark', locale: 'de' });
    const page = await getCheckoutWindow(checkout.frame);
    const { connection, heard: told } = connect(page);
    connection.send({ type: 'ready' });
    await until('ready', () => heard.length === 1);
    await until('theme and locale', () => told.length === 2);
    expect(told).to.deep.equal([
      { type: 'theme', theme: 'dark' },
      { type: 'locale', locale: 'de' },
    ]);
  });

  it('queues the last message of each type until the host is connected, in order', async () => {
    const { heard, page } = embed();
    const { connection } = connect(await page());
    connection.send({ type: 'ready' });
    for (const status of ['requires_action', 'processing'] as const) {
      connection.send({ type: 'status', status, isFinal: false });
    }
    await until('status', () => heard.length === 2);
    expect(heard).to.deep.equal([
      ['ready'],
      ['status', { status: 'processing', isFinal: false, failureCode: undefined }],
    ]);
  });

  it('sends the theme and the locale to a late subscriber', async () => {
    const { page, heard } = embed({ theme: 'dark', locale: 'de' });
    const connection = (await page()).connectHost({ origins: [origin] })!;
    connection.send({ type: 'ready' });
    await until('ready', () => heard.length === 1);
    await settle();
    const told: string[] = [];
    connection.subscribe(({ type }) => told.push(type));
    expect(told).to.deep.equal(['theme', 'locale']);
  });

  it('is repeated when the frame reloads, and messages of the old page are ignored', async () => {
    const { checkout, heard, page } = embed({ theme: 'dark' });
    const first = await page();
    connect(first).connection.send({ type: 'ready' });
    await until('ready', () => heard.length === 1);
    first.location.reload();
    await oneEvent(checkout.frame, 'load');
    const { connection, heard: told } = connect(await page());
    connection.send({ type: 'ready' });
    await until('ready again', () => heard.length === 2);
    await until('the theme again', () => told.length === 1);
    expect(heard).to.deep.equal([['ready'], ['ready']]);
  });

  it('connects the last of two connections of a page, and closes the first', async () => {
    const { heard, page } = embed();
    const window = await page();
    const [first, second] = [connect(window), connect(window)];
    await until('the first is told', () => first.heard.length === 1);
    expect(first.heard).to.deep.equal([{ type: 'close', reason: 'replaced' }]);
    first.connection.send({ type: 'height', px: 1 });
    first.connection.send({ type: 'close', reason: 'of the first' });
    second.connection.send({ type: 'close', reason: 'of the second' });
    await until('close', () => heard.length === 1);
    await settle();
    expect(heard).to.deep.equal([['close', 'of the second']]);
  });

  it('answers repeated hellos of a session once', async () => {
    const { checkout, page } = embed();
    const window = await page();
    const ports: number[] = [];
    window.addEventListener('message', (event) => ports.push(event.ports.length));
    const hello = JSON.stringify(toEnvelope({ type: 'hello', session: 's1' }));
    for (let count = 0; count < 20; count++) window.eval(`parent.postMessage(${hello}, '${origin}')`);
    window.eval(`parent.postMessage(${hello.replace('s1', 's2')}, '${origin}')`);
    await until('both sessions are answered', () => ports.length >= 2);
    await settle();
    expect(ports).to.deep.equal([1, 1]);
    expect(checkout.frame.isConnected).to.equal(true);
  });

  it('refuses a page of an origin that the host does not allow', async () => {
    const { heard, page } = embed({ origins: ['https://pay.example'] });
    const window = await page();
    const told: unknown[] = [];
    window.addEventListener('message', (event) => told.push(event.data));
    connect(window).connection.send({ type: 'ready' });
    await settle();
    await settle();
    expect([heard, told]).to.deep.equal([[], []]);
  });

  it('refuses a host of an origin that the page does not allow', async () => {
    const { heard, page } = embed();
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
    expect([heard, hellos]).to.deep.equal([[], []]);
  });

  for (const origins of [[], ['*'], ['null'], ['', '/', 'https://shop.example/', 'shop.example']]) {
    it(`does not start when the page allows no origin: ${JSON.stringify(origins)}`, async () => {
      const { page } = embed();
      expect((await page()).connectHost({ origins })).to.equal(undefined);
    });
  }

  it('refuses a page with an opaque origin', async () => {
    const { checkout, container, heard } = embed();
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
    expect(heard).to.deep.equal([]);
    expect(checkout.frame.src).to.equal(PAGE_URL);
  });

  it('closes with a reason when the page uses another version', async () => {
    const { heard, page } = embed();
    const window = await page();
    const told: unknown[] = [];
    window.addEventListener('message', ({ data }) => told.push(data));
    window.eval(`parent.postMessage({ protocol: 'pay-status', v: 2, type: 'hello', session: 's' }, '${origin}')`);
    await until('close', () => heard.length === 1 && told.length === 1);
    expect(heard).to.deep.equal([['close', 'unsupported_version']]);
    expect(told).to.deep.equal([toEnvelope({ type: 'close', reason: 'unsupported_version' })]);
  });

  it('closes the port when a later message has another version', async () => {
    const { heard, page } = embed();
    const window = await page();
    const told: unknown[] = [];
    window.addEventListener('message', ({ data, ports: [port] }: MessageEvent) => {
      told.push((data as { type: string }).type);
      port!.onmessage = (event) => told.push(event.data);
      port!.postMessage(toEnvelope({ type: 'ready' }));
      port!.postMessage({ ...toEnvelope({ type: 'ready' }), v: 2 });
      port!.postMessage(toEnvelope({ type: 'close', reason: 'too late' }));
    });
    window.eval(`parent.postMessage(${JSON.stringify(toEnvelope({ type: 'hello', session: 's' }))}, '${origin}')`);
    await until('close', () => heard.length === 2 && told.length === 2);
    await settle();
    expect(heard).to.deep.equal([['ready'], ['close', 'unsupported_version']]);
    expect(told[1]).to.deep.equal(toEnvelope({ type: 'close', reason: 'unsupported_version' }));
  });
});
