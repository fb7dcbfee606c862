import { expect } from '@open-wc/testing';
import { MAX_HEIGHT_PX, MIN_HEIGHT_PX } from '../../../src/host/parent/checkout-frame.js';
import { embedCheckout } from '../../../src/host/parent/embed-checkout.js';
import type { HostConnection } from '../../../src/host/child/host-connection.js';
import type { MessageFromHost } from '../../../src/host/protocol.js';
import { ANSWER_TIMEOUT_MS } from '../../../src/host/protocol.js';
import { settle } from '../../support/virtual-clock.js';
import { PAYMENT } from '../fixtures.js';
import { embed, PAGE_URL, until, type Embedding } from '../support/frames.js';

/** Connects the page in the frame, and waits until the handshake has finished. */
const connect = async ({
  page,
  hostEvents,
}: Embedding): Promise<{ connection: HostConnection; hostMessages: MessageFromHost[] }> => {
  const connection = (await page()).connectHost({ origins: [location.origin] })!;
  const hostMessages: MessageFromHost[] = [];
  connection.subscribe((message) => hostMessages.push(message));
  connection.send({ type: 'ready' });
  await until('ready', () => hostEvents.some(([name]) => name === 'ready'));
  return { connection, hostMessages };
};

describe('the frame of an embedded checkout', () => {
  it('has the permissions that a checkout needs, and no others', () => {
    const { frame } = embed().checkout;
    expect([...frame.sandbox]).to.have.members([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-modals',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-top-navigation-by-user-activation',
    ]);
    expect(frame.allow).to.match(/^clipboard-write(; web-share)?$/);
    expect(frame.referrerPolicy).to.equal('no-referrer');
    expect(frame.title).to.equal('Checkout');
    expect(frame.src).to.equal(PAGE_URL);
  });

  for (const title of ['', '  ', undefined as unknown as string, 7 as unknown as string]) {
    it(`is not created with the title ${JSON.stringify(title)}`, () => {
      expect(() => embed({ title }))
        .to.throw()
        .with.property('code', 'missing_title');
    });
  }

  for (const src of ['javascript:alert(1)', 'http://pay.example', '']) {
    it(`is not created for ${JSON.stringify(src)}`, () => {
      const container = document.createElement('div');
      expect(() => embedCheckout(container, { src, title: 'Checkout' }))
        .to.throw()
        .with.property('code', 'refused_url');
      expect(container.childNodes.length).to.equal(0);
    });
  }

  for (const wrong of ['*', 'null', 'https://pay.example/', 'pay.example']) {
    it(`is not created with the origin ${wrong}`, () => {
      const origins = [location.origin, wrong];
      expect(() => embed({ origins }))
        .to.throw()
        .with.property('code', 'invalid_origin');
    });
  }

  it('takes the height that its page sends, within bounds', async () => {
    const embedding = embed();
    const { connection } = await connect(embedding);
    const { frame } = embedding.checkout;
    for (const [px, shown] of [
      [640, 640],
      [0, MIN_HEIGHT_PX],
      [1_000_000, MAX_HEIGHT_PX],
      [700, 700],
    ] as const) {
      connection.send({ type: 'height', px });
      await until(`${shown} px`, () => frame.offsetHeight === shown);
    }
  });

  it('reports the status of the payment', async () => {
    const embedding = embed();
    const { connection } = await connect(embedding);
    connection.send({ type: 'status', status: 'failed', isFinal: true, failureCode: 'declined_user' });
    connection.send({ type: 'final', payment: PAYMENT });
    await until('both', () => embedding.hostEvents.length === 3);
    expect(embedding.hostEvents.slice(1)).to.deep.equal([
      ['status', { status: 'failed', isFinal: true, failureCode: 'declined_user' }],
      ['final', PAYMENT],
    ]);
  });

  it('sends theme, locale and resume to its page', async () => {
    const embedding = embed();
    const { hostMessages } = await connect(embedding);
    const { checkout } = embedding;
    checkout.setTheme('auto');
    checkout.setLocale('not a language');
    checkout.setLocale('pt-BR');
    checkout.resume();
    await until('all three', () => hostMessages.length === 3);
    expect(hostMessages).to.deep.equal([
      { type: 'theme', theme: 'auto' },
      { type: 'locale', locale: 'pt-BR' },
      { type: 'resume' },
    ]);
  });
});

describe('the focus of an embedded checkout', () => {
  const button = (): HTMLButtonElement => {
    const element = document.body.appendChild(document.createElement('button'));
    element.focus();
    return element;
  };

  it('stays where it is by default', async () => {
    const before = button();
    await connect(embed());
    expect(document.activeElement).to.equal(before);
    before.remove();
  });

  for (const end of ['close', 'destroy'] as const) {
    it(`moves into the frame when the checkout is ready, and back on ${end}`, async () => {
      const before = button();
      const embedding = embed({ focus: true });
      const { connection } = await connect(embedding);
      expect(document.activeElement).to.equal(embedding.checkout.frame);
      if (end === 'destroy') embedding.checkout.destroy();
      else connection.close();
      await until('the focus is back', () => document.activeElement === before);
      before.remove();
    });
  }
});

describe('the end of an embedded checkout', () => {
  it('is reported once when the page closes, and the frame stays', async () => {
    const embedding = embed();
    const { connection } = await connect(embedding);
    connection.close('done');
    connection.close('again');
    await until('close', () => embedding.hostEvents.length === 2);
    await settle();
    expect(embedding.hostEvents).to.deep.equal([['ready'], ['close', 'done']]);
    expect(embedding.checkout.frame.isConnected).to.equal(true);
  });

  it('is reported after a second when the page does not answer', async () => {
    const embedding = embed();
    await connect(embedding);
    embedding.checkout.close();
    await embedding.clock.advance(ANSWER_TIMEOUT_MS - 1);
    expect(embedding.hostEvents.length).to.equal(1);
    await embedding.clock.advance(1);
    expect(embedding.hostEvents[1]).to.deep.equal(['close', 'no_answer']);
  });

  it('removes the frame and all listeners on destroy', async () => {
    const embedding = embed();
    const { connection } = await connect(embedding);
    const { checkout, container, hostEvents, clock } = embedding;
    checkout.close();
    connection.send({ type: 'height', px: 99 });
    checkout.destroy();
    checkout.destroy();
    checkout.resume();
    checkout.close();
    checkout.setTheme('dark');
    checkout.setLocale('de');
    await settle();
    expect(container.childNodes.length).to.equal(0);
    expect(hostEvents).to.deep.equal([['ready']]);
    await clock.advance(10 * ANSWER_TIMEOUT_MS);
    expect(hostEvents).to.deep.equal([['ready']]);
    expect(clock.pending).to.equal(0);
  });
});
