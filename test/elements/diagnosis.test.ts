import { expect } from '@open-wc/testing';
import type { Fetch } from '../../src/client/transport.js';
import { Checkout } from '../support/checkout.js';
import { type Inputs, replaceFetch, Stage } from '../support/element.js';
import { BASE_URL, BUYER } from '../support/sandbox.js';
import { PROCESSING } from './console.mistakes.js';

const ADDRESS = 'https://shop.example/status';
const HTML = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const STATUS_URL = { client: undefined, statusUrl: '/status' } satisfies Inputs;

/** A page whose own server answers status requests like this, the last answer for ever. */
const follow = async (...answers: readonly (() => Response)[]) => {
  const stage = await Stage.open();
  let count = 0;
  replaceFetch(async () => answers[Math.min(count++, answers.length - 1)]!());
  const shown = await stage.mount(STATUS_URL);
  await stage.advance(60_000);
  return { stage, shown };
};

/** The messages on the console, cut. */
const readLog = ({ logged }: Stage, length: number): string[] => logged.map(([, text]) => text.slice(0, length));

describe('the console while polling fails', () => {
  const lost = (): Response => {
    throw new TypeError('Failed to fetch');
  };
  for (const [what, first, message] of [
    ['the connection was lost', lost, `No answer from ${ADDRESS}.`],
    ['a 503', () => new Response('', { status: 503 }), `status-url: ${ADDRESS} answered with HTTP status 503.`],
  ] as const) {
    it(`says the second cause, too: ${what}, then a page of HTML for ever`, async () => {
      const { stage, shown } = await follow(first, HTML);
      const texts = stage.logged.map(([, text]) => text);
      expect(texts).to.have.length(2);
      expect(texts[0]).to.include(message);
      expect(texts[1]).to.include(`${ADDRESS} sent an HTML page instead of JSON.`);
      expect(shown.errors, 'one event on entering an error').to.have.length(1);
    });
  }

  it('names the attribute and the address of an endpoint that does not answer', async () => {
    const stage = await Stage.open();
    replaceFetch(() => new Promise(() => undefined));
    const inputs = [STATUS_URL, { client: undefined, baseUrl: BASE_URL, appId: BUYER.appId }];
    for (const input of inputs) (await stage.mount(input)).element.hidden = true;
    await stage.advance(10_000);
    expect(stage.logged.map(([, text]) => text)).to.deep.equal([
      `<pay-status> status-url: ${ADDRESS} did not answer within 10000 ms.`,
      `<pay-status> base-url: ${BASE_URL}/v1/gateway/payment/${stage.paymentId}/status did not answer within 10000 ms.`,
    ]);
  });

  it('says that a custom client resolves to nothing', async () => {
    const stage = await Stage.open();
    await stage.mount({ client: { getPaymentStatus: async () => undefined as never } });
    expect(readLog(stage, 50)).to.deep.equal([
      '<pay-status> The status client resolved to undefined. It must'.slice(0, 50),
    ]);
  });
});

describe('the console while the payment details fail', () => {
  const openWith = async (details: () => Response | Promise<Response>) => {
    const checkout = new Checkout(await Stage.open());
    const isDetails = (url: string): boolean => /\/payment\/[^/]+$/.test(url);
    checkout.answer = (url, init) => (isDetails(url) ? Promise.resolve(details()) : checkout.stage.fetch(url, init));
    return checkout.mount();
  };

  for (const status of [401, 500]) {
    it(`says once who answered with HTTP status ${status}, and not again on "try again"`, async () => {
      const checkout = await openWith(() => new Response('', { status }));
      for (let i = 0; i < 2; i++) {
        checkout.part('details-error')!.querySelector('button')!.click();
        await checkout.stage.advance();
      }
      const { paymentId, logged } = checkout.stage;
      const message = `<pay-checkout> base-url: ${BASE_URL}/v1/gateway/payment/${paymentId} answered with HTTP status ${status}.`;
      expect(logged.map(([, text]) => text.slice(0, message.length))).to.deep.equal([message]);
    });
  }

  it('says nothing of a gateway without this endpoint', async () => {
    const { stage } = await openWith(() => new Response('', { status: 404 }));
    expect(stage.logged).to.deep.equal([]);
  });
});

describe('the console and a cache that answers status requests', () => {
  const repeat: Fetch = async () =>
    Response.json({ ...PROCESSING, status: 'requires_action' }, { headers: { Date: 'Wed, 18 Feb 2026 11:00:00 GMT' } });

  it('says once since when the answers are the same, after ten seconds', async () => {
    const stage = await Stage.open();
    replaceFetch(repeat);
    await stage.mount(STATUS_URL);
    await stage.advance(9_000);
    expect(stage.logged).to.deep.equal([]);
    await stage.advance(60_000);
    expect(stage.logged).to.deep.equal([
      [
        'error',
        `<pay-status> status-url: ${ADDRESS}: every answer is the one of 2026-02-18T11:00:00.000Z (header Date). ` +
          'A cache or a service worker answers instead of your server: exempt this path.',
      ],
    ]);
  });

  it('shows a countdown that runs on the clock of the device', async () => {
    const stage = await Stage.open();
    replaceFetch(repeat);
    const shown = await stage.mount({ ...STATUS_URL, expiresAt: stage.clock.nowMs() / 1_000 + 300 });
    await stage.advance(30_000);
    expect(shown.text('countdown')).to.equal('Time left 4:30');
  });
});

describe('the console and a value that changes', () => {
  it('says once that a new expires-at in milliseconds each second is wrong', async () => {
    const stage = await Stage.open();
    const { element } = await stage.mount();
    for (let i = 0; i < 5; i++) {
      element.setAttribute('expires-at', `${stage.clock.nowMs() + 300_000}`);
      await stage.advance(1_000);
    }
    expect(stage.logged).to.have.length(1);
  });
});

/** What an element with these children writes on the console. */
const logChildren = async (...names: readonly string[]): Promise<Stage> => {
  const stage = await Stage.open();
  const element = stage.create();
  element.append(...names.map((name) => document.createElement(name)));
  await stage.mountElement(element);
  return stage;
};

describe('the console and children that are not shown', () => {
  for (const names of [['footer'], ['div', 'h2'], ['p', 'h2', 'p']]) {
    const name = names.includes('h2') ? 'h2' : names[0];
    it(`says that <${name}> is inside the element: ${names.join()}`, async () => {
      expect((await logChildren(...names)).logged).to.deep.equal([
        [
          'warn',
          `<pay-status> <${name}> inside the element is not shown. If it should follow the element, write </pay-status> before it: HTML ignores "/>".`,
        ],
      ]);
    });
  }

  for (const names of [[], ['p'], ['div'], ['p', 'noscript'], ['template', 'p']])
    it(`is empty for content that is shown until the element is defined: ${names.join()}`, async () => {
      expect((await logChildren(...names)).logged).to.deep.equal([]);
    });

  it('says it of children that the parser adds later', async () => {
    const stage = await Stage.open();
    const state = { readyState: 'loading' };
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => state.readyState });
    try {
      const { element } = await stage.mount();
      element.append(document.createElement('p'), document.createElement('footer'));
      expect(stage.logged).to.deep.equal([]);
      document.dispatchEvent(new Event('DOMContentLoaded'));
      expect(stage.logged).to.have.length(1);
    } finally {
      Reflect.deleteProperty(document, 'readyState');
    }
  });
});
