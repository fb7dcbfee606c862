import { expect, fixtureSync } from '@open-wc/testing';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { explainError } from '../../src/elements/shared/diagnosis/explain-error.js';
import { Checkout } from '../support/checkout.js';
import { replaceFetch, Stage } from '../support/element.js';
import { BASE_URL } from '../support/sandbox.js';
import { API_KEY, error, GATEWAY, type Mistake, MISTAKES, warn } from './console.mistakes.js';

const make = async ({ tag, attributes, slot, messages, answer }: Mistake, pageUrl?: string) => {
  const stage = await Stage.open();
  if (pageUrl) stage.navigation.url = pageUrl;
  const ports = tag === 'pay-checkout' ? new Checkout(stage).ports : stage.ports;
  replaceFetch((url, init) =>
    answer && url.includes('/status') ? Promise.resolve().then(answer) : stage.fetch(url, init),
  );
  const element = Object.assign(document.createElement(tag), { ports, messages });
  if (slot) element.append(Object.assign(document.createElement('p'), { slot }));
  const given = { 'payment-id': stage.paymentId, ...attributes };
  for (const [name, value] of Object.entries(given)) {
    if (value !== null) element.setAttribute(name, value);
  }
  fixtureSync('<div></div>').append(element);
  await stage.advance();
  return { stage, element };
};

describe('the console of a page with a mistake', () => {
  for (const mistake of MISTAKES) {
    const { tag, attributes, level, message } = mistake;
    it(`says once: <${tag}> ${message} (${JSON.stringify(attributes)})`, async () => {
      const { stage, element } = await make(mistake);
      const expected = `<${tag}> ${message.replace('PAYMENT_ID', stage.paymentId)}`;
      expect(stage.logged.map(([each, text]) => [each, text.slice(0, expected.length)])).to.deep.equal([
        [level, expected],
      ]);
      await stage.advance(30_000);
      element.requestUpdate();
      await stage.advance();
      expect(stage.logged.filter(([, text]) => text.startsWith(expected))).to.have.length(1);
      expect(stage.logged.join()).not.to.include(API_KEY);
      element.remove();
    });
  }

  it('is empty without mistakes, with attributes of HTML and of frameworks', async () => {
    const others = {
      class: 'a',
      id: 'status',
      style: 'margin: 0',
      'data-v-7ba5bd90': '',
      '_ngcontent-abc': '',
      onclick: '',
    };
    const good = { ...GATEWAY, 'success-url': 'https://shop.example/thanks', 'expires-at': '', shape: 'inline' };
    const { stage } = await make({
      ...warn({ ...good, ...others }, ''),
      attributes: { ...good, ...others },
      slot: 'actions',
      messages: {},
    });
    await stage.reach('succeeded');
    expect(stage.logged).to.deep.equal([]);
  });
});

describe('the console of a page that was opened by http', () => {
  const CHECKOUT = { ...warn({ ...GATEWAY, 'gateway-url': BASE_URL }, ''), tag: 'pay-checkout' as const };
  const says = async (isSecureContext: boolean, url: string): Promise<boolean> => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: isSecureContext, configurable: true });
    const { stage } = await make(CHECKOUT, url);
    return stage.logged.some(([, text]) => text.startsWith('<pay-checkout> The page was opened by http'));
  };
  const real = Object.getOwnPropertyDescriptor(globalThis, 'isSecureContext')!;
  afterEach(() => {
    Object.defineProperty(globalThis, 'isSecureContext', real);
  });

  it('says that wallets need https', async () => {
    expect(await says(false, 'http://192.168.1.7:3000/checkout')).to.equal(true);
  });

  for (const [isSecure, url] of [
    [true, 'http://localhost:3000/'],
    [true, 'http://192.168.1.7:3000/'],
    [false, 'app://shop/'],
  ] as const)
    it(`says nothing of it at ${url} ${isSecure ? 'that the browser trusts' : 'of an app'}`, async () => {
      expect(await says(isSecure, url)).to.equal(false);
    });
});

describe('a property that a script has set to an object', () => {
  for (const [tag, name, property] of [
    ['pay-status', 'payment-id', 'paymentId'],
    ['pay-checkout', 'gateway-url', 'gatewayUrl'],
  ] as const) {
    it(`is an error on the console: ${property} of <${tag}>`, async () => {
      const attributes = { ...GATEWAY, ...(tag === 'pay-checkout' && { 'gateway-url': BASE_URL }) };
      const { stage, element } = await make({ ...error(attributes, ''), tag });
      expect(stage.logged).to.deep.equal([]);
      Object.assign(element, { [property]: { paymentId: stage.paymentId } });
      await stage.advance();
      expect(stage.logged).to.deep.equal([['error', `<${tag}> ${name} is an object, not text.`]]);
    });
  }
});

describe('a refusal because of the state of the payment', () => {
  for (const [status, code] of [
    [400, 'invalid_state'],
    [400, 'quote_expired'],
    [409, undefined],
  ] as const) {
    it(`is a warning without a hint, because the page is right: ${status} ${code}`, () => {
      const url = `${BASE_URL}/v1/gateway/payment/pay_1/cancel`;
      const refusal = new GatewayError({ status, code, message: 'Too late', url });
      const { level, message } = explainError(refusal, { baseUrl: BASE_URL }, 'https://shop.example/');
      expect(level).to.equal('warn');
      expect(message).to.match(
        /^base-url: \S+ answered with HTTP status \d+( \((invalid_state|quote_expired): "Too late"\))?\.$/,
      );
    });
  }
});
