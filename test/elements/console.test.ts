import { expect, fixtureSync } from '@open-wc/testing';
import { GatewayError } from '../../src/core/errors/gateway-error.js';
import { explainError, HINTS } from '../../src/elements/shared/diagnosis/explain-error.js';
import { CHECKS } from '../../src/elements/shared/diagnosis/checks.js';
import { Checkout } from '../support/checkout.js';
import { replaceFetch, Stage } from '../support/element.js';
import { BASE_URL, BUYER } from '../support/sandbox.js';

/** Null removes an attribute. */
type Attributes = Readonly<Record<string, string | null>>;

/** A page with one mistake, and the beginning of the message on the console. */
interface Mistake {
  readonly tag: 'pay-status' | 'pay-checkout';
  readonly attributes: Attributes;
  /** What the server answers; the sandbox's gateway by default. */
  readonly answer?: (() => Response) | undefined;
  readonly level: 'error' | 'warn';
  readonly message: string;
}

const GATEWAY = { 'base-url': BASE_URL, 'app-id': BUYER.appId };
const STATUS_URL = { 'status-url': '/status/{id}' };
const STATUS_ADDRESS = 'https://shop.example/status/PAYMENT_ID';
const GATEWAY_ADDRESS = `${BASE_URL}/v1/gateway/payment/PAYMENT_ID/status`;
const PROCESSING = { status: 'processing', isFinal: false };
const API_KEY = 'wcp_test_0123456789abcdef';

const error = (attributes: Attributes, message: string, answer?: Mistake['answer']): Mistake => ({
  tag: 'pay-status',
  level: 'error',
  attributes,
  message,
  answer,
});
const warn = (attributes: Attributes, message: string, answer?: Mistake['answer']): Mistake => ({
  ...error(attributes, message, answer),
  level: 'warn',
});
const status = (code: number) => () => new Response('no', { status: code });
/** What a page's `fetch` gets for a redirect. */
const redirected = (): Response => Response.error();

const CONFIGURATION: readonly Mistake[] = [
  error({ ...GATEWAY, 'payment-id': null }, 'payment-id is not set.'),
  error({ ...GATEWAY, 'payment-id': '' }, 'payment-id is empty.'),
  error({}, 'No source is set.'),
  error({ 'app-id': 'app_demo' }, 'app-id is set, base-url is not.'),
  error({ 'base-url': BASE_URL }, 'base-url is set, app-id is not.'),
  error({ ...GATEWAY, 'app-id': '' }, 'base-url is set, app-id is empty.'),
  error({ ...GATEWAY, ...STATUS_URL }, 'status-url and base-url and app-id are set. Set only one of'),
  error({ ...GATEWAY, 'base-url': 'http://gateway.example' }, 'base-url: "http://gateway.example" must be https'),
  error({ ...GATEWAY, 'base-url': '' }, 'base-url: "" is empty.'),
  error({ 'status-url': 'https://other.example/' }, 'status-url: "https://other.example/" must be of the same origin'),
  error({ ...GATEWAY, 'success-url': '/thanks' }, 'success-url: "/thanks" is not absolute.'),
  error(
    { ...GATEWAY, 'error-url': 'https://a:b@shop.example' },
    'error-url: "https://…@shop.example" contains credentials',
  ),
  error({ ...GATEWAY, 'app-id': API_KEY }, 'app-id: "wcp_…" looks like a merchant\'s secret'),
  error({ ...GATEWAY, 'client-id': 'ü' }, 'Credentials and the API version must be ASCII text'),
  { ...error({ ...GATEWAY, 'gateway-url': 'pay' }, 'gateway-url: "pay" is not absolute.'), tag: 'pay-checkout' },
  {
    ...error(
      { ...GATEWAY, 'gateway-url': `${BASE_URL}/?pid=pay_23456789` },
      'gateway-url is of the payment pay_23456789, payment-id is PAYMENT_ID.',
    ),
    tag: 'pay-checkout',
  },
  {
    ...error(
      {
        ...GATEWAY,
        'gateway-url': BASE_URL,
        'wallet-url': 'https://wallet.example/?uri=https%3A%2F%2Fpay.example%2Fpay_23456789',
      },
      'wallet-url is of the payment pay_23456789, payment-id is PAYMENT_ID.',
    ),
    tag: 'pay-checkout',
  },
  {
    ...error({ ...GATEWAY, 'gateway-url': BASE_URL, 'retry-url': '/again' }, 'retry-url: "/again" is not absolute.'),
    tag: 'pay-checkout',
  },
  {
    ...error({ ...GATEWAY, 'gateway-url': BASE_URL, 'help-url': 'help' }, 'help-url: "help" is not absolute.'),
    tag: 'pay-checkout',
  },
  {
    ...error(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'wallet-url': 'wallet://pay' },
      'wallet-url: "wallet://pay" has the scheme',
    ),
    tag: 'pay-checkout',
  },
];

const IGNORED: readonly Mistake[] = [
  warn({ ...GATEWAY, 'payment-id': 'order-1' }, 'payment-id: "order-1" does not begin with pay_.', () =>
    Response.json(PROCESSING),
  ),
  warn(
    { ...GATEWAY, 'payment-id': ' pay_1\n' },
    String.raw`payment-id: " pay_1\n" has spaces or line breaks around it.`,
    () => Response.json(PROCESSING),
  ),
  warn({ ...GATEWAY, 'base-url': `${BASE_URL}/v1` }, `base-url: "${BASE_URL}/v1" ends in /v1`, () =>
    Response.json(PROCESSING),
  ),
  ...['/status/', '/status/:id', '/status/${id}'].map((statusUrl) =>
    warn({ 'status-url': statusUrl }, `status-url: "${statusUrl}" has no {id}.`, () => Response.json(PROCESSING)),
  ),
  warn({ ...GATEWAY, 'expires-at': '1793600000000' }, 'expires-at: "1793600000000" is in milliseconds.'),
  warn(
    { ...GATEWAY, 'expires-at': '2026-11-01T12:00Z' },
    'expires-at: "2026-11-01T12:00Z" is not a time in Unix seconds.',
  ),
  warn({ ...GATEWAY, redirect: 'Auto' }, 'redirect: "Auto" is ignored. Use auto, manual, none.'),
  warn({ ...GATEWAY, shape: 'box' }, 'shape: "box" is ignored. Use card, inline, page.'),
  warn({ ...GATEWAY, density: 'tight' }, 'density: "tight" is ignored. Use normal, compact, roomy.'),
  warn({ ...GATEWAY, 'redirect-delay': '3s' }, 'redirect-delay: "3s" is ignored.'),
  warn({ ...GATEWAY, 'redirect-allow': 'wallet' }, 'redirect-allow: "wallet" is neither a scheme such as wallet: nor'),
  { ...warn(GATEWAY, 'gateway-url is not set'), tag: 'pay-checkout' },
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'amount-unit': 'iso4217/USD' },
      'amount-unit is set, amount-value is not.',
    ),
    tag: 'pay-checkout',
  },
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'amount-unit': 'iso4217/USD', 'amount-value': '12.50' },
      'amount-value: "12.50" is not a whole number.',
    ),
    tag: 'pay-checkout',
  },
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'merchant-icon-url': '/logo.png' },
      'merchant-icon-url: "/logo.png" is ignored.',
    ),
    tag: 'pay-checkout',
  },
  warn(
    { ...GATEWAY, 'succes-url': 'https://shop.example' },
    'succes-url is not an attribute. Did you mean success-url?',
  ),
  warn({ ...GATEWAY, baseurl: BASE_URL }, 'baseurl is not an attribute. Did you mean base-url?'),
  warn({ ...GATEWAY, theme: 'dark' }, 'theme is not an attribute.'),
];

const REFUSED_LATER: readonly Mistake[] = [
  warn(
    { ...GATEWAY, 'explorer-url': 'https://scan.example' },
    'explorer-url: "https://scan.example" must contain {txId}',
  ),
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'cancel-url': 'https://other.example' },
      'cancel-url: "https://other.example" must be',
    ),
    tag: 'pay-checkout',
  },
];

const ANSWERS: readonly Mistake[] = [
  ...[401, 403, 404, 405].map((code) =>
    error(STATUS_URL, `status-url: ${STATUS_ADDRESS} answered with HTTP status ${code}. `, status(code)),
  ),
  warn(STATUS_URL, `status-url: ${STATUS_ADDRESS} answered with HTTP status 500. See your server's log.`, status(500)),
  ...[400, 401, 403, 404].map((code) =>
    error(GATEWAY, `base-url: ${GATEWAY_ADDRESS} answered with HTTP status ${code}. Check `, status(code)),
  ),
  error(
    { ...GATEWAY, 'payment-id': 'pay_other' },
    `base-url: ${BASE_URL}/v1/gateway/payment/pay_other/status answered with HTTP status 404 (payment_not_found: "`,
  ),
  error(STATUS_URL, `status-url: ${STATUS_ADDRESS} redirects. It redirects, perhaps`, redirected),
  error(GATEWAY, `base-url: ${GATEWAY_ADDRESS} redirects. It redirects: set base-url`, redirected),
  warn(
    STATUS_URL,
    `The answer is not a payment status. ${STATUS_ADDRESS} sent an HTML page instead of JSON.`,
    () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  ),
  warn(
    STATUS_URL,
    `The answer is not a payment status. Invalid fields: status, isFinal. It was sent by ${STATUS_ADDRESS}.`,
    () => Response.json({ state: 'paid' }),
  ),
  warn(GATEWAY, `No answer from ${GATEWAY_ADDRESS}. Check the address and the connection`, () => {
    throw new TypeError('Failed to fetch');
  }),
  warn({ ...GATEWAY, 'initial-payment': '[object Object]' }, 'initial-payment is not a status response as JSON'),
  warn(STATUS_URL, 'Ignored invalid field(s): pollInMs.', () => Response.json({ ...PROCESSING, pollInMs: 'soon' })),
];

const MISTAKES = [...CONFIGURATION, ...IGNORED, ...REFUSED_LATER, ...ANSWERS];

const make = async ({ tag, attributes, answer }: Mistake) => {
  const stage = await Stage.open();
  replaceFetch((url, init) =>
    answer && url.includes('/status') ? Promise.resolve().then(answer) : stage.fetch(url, init),
  );
  const ports = tag === 'pay-checkout' ? new Checkout(stage).ports : stage.ports;
  const element = Object.assign(document.createElement(tag), { ports });
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

  for (const statusUrl of ['/status', '/status/{id}/', '/status?payment={id}'])
    it(`is empty for the status URL ${statusUrl}`, async () => {
      const { stage } = await make(warn({ 'status-url': statusUrl }, '', () => Response.json(PROCESSING)));
      expect(stage.logged).to.deep.equal([]);
    });

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
    const { stage } = await make({ ...warn({ ...good, ...others }, ''), attributes: { ...good, ...others } });
    await stage.reach('succeeded');
    expect(stage.logged).to.deep.equal([]);
  });
});

describe('a property that a script has set to an object', () => {
  for (const [tag, name, property] of [
    ['pay-status', 'payment-id', 'paymentId'],
    ['pay-status', 'base-url', 'baseUrl'],
    ['pay-status', 'redirect-allow', 'redirectAllow'],
    ['pay-checkout', 'payment-id', 'paymentId'],
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
    [409, undefined],
  ] as const) {
    it(`is a warning without a hint, because the page is right: ${status} ${code}`, () => {
      const url = `${BASE_URL}/v1/gateway/payment/pay_1/cancel`;
      const refusal = new GatewayError({ status, code, message: 'Too late', url });
      const { level, message } = explainError(refusal, { baseUrl: BASE_URL }, 'https://shop.example/');
      expect(level).to.equal('warn');
      expect(message).to.match(/^base-url: \S+ answered with HTTP status \d+( \(invalid_state: "Too late"\))?\.$/);
    });
  }
});

/** The messages of the table in the documentation, as the beginnings of messages; `…` stands for any text. */
const readDocumented = async (): Promise<readonly RegExp[]> => {
  const text = await (await fetch('/docs/troubleshooting.md')).text();
  const table = text.slice(text.indexOf('<!-- console:'), text.indexOf('## The status'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, message = '']) => {
      const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.*')}`);
    }),
  );
};

/** A message for each hint, as of a server that says nothing itself. */
const explainAnswers = (): readonly string[] =>
  Object.entries(HINTS).flatMap(([name, hints]) =>
    Object.keys(hints).map((code) => {
      const url = name === 'base-url' ? `${BASE_URL}/v1` : `https://shop.example/${name}`;
      const refusal = new GatewayError({ status: Number(code), message: 'no', url });
      const inputs = { paymentId: 'pay_1', statusUrl: '/status-url', cancelUrl: '/cancel-url', baseUrl: BASE_URL };
      return explainError(refusal, inputs, 'https://shop.example/pay').message;
    }),
  );

describe('the table of console messages in the documentation', () => {
  it('contains the message of each mistake and of each answer', async () => {
    const documented = await readDocumented();
    const messages = [...MISTAKES.map(({ message }) => message), ...explainAnswers()];
    expect(messages.filter((message) => !documented.some((row) => row.test(message)))).to.deep.equal([]);
  });

  it('contains no message that no mistake causes', async () => {
    const messages = [...MISTAKES.map(({ message }) => message), ...explainAnswers()];
    const unknown = (await readDocumented()).filter((row) => !messages.some((message) => row.test(message)));
    expect(unknown.map(({ source }) => source)).to.deep.equal([]);
  });

  it('contains a mistake of each attribute that is checked', () => {
    const checked = [...IGNORED, ...REFUSED_LATER].map(({ message }) => message.split(/[: ]/)[0]);
    expect(Object.keys(CHECKS).filter((name) => !checked.includes(name))).to.deep.equal([]);
  });
});
