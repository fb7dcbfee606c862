import { BASE_URL, BUYER } from '../support/sandbox.js';

/** Null removes an attribute. */
type Attributes = Readonly<Record<string, string | null>>;

/** A page with one mistake, and the beginning of the message on the console. */
export interface Mistake {
  readonly tag: 'pay-status' | 'pay-checkout';
  readonly attributes: Attributes;
  /** The slot of a child. */
  readonly slot?: string;
  readonly messages?: unknown;
  /** What the server answers; the sandbox's gateway by default. */
  readonly answer?: (() => Response) | undefined;
  readonly level: 'error' | 'warn';
  readonly message: string;
}

export const GATEWAY = { 'base-url': BASE_URL, 'app-id': BUYER.appId };
/** The address of the page in these tests. */
const PAGE_URL = 'https://shop.example/checkout';
const CHECKOUT = { ...GATEWAY, 'gateway-url': BASE_URL };
const STATUS_URL = { 'status-url': '/status/{id}' };
const STATUS_ADDRESS = 'https://shop.example/status/PAYMENT_ID';
const GATEWAY_ADDRESS = `${BASE_URL}/v1/gateway/payment/PAYMENT_ID/status`;
export const PROCESSING = { status: 'processing', isFinal: false };
export const API_KEY = 'wcp_test_0123456789abcdef';

export const error = (attributes: Attributes, message: string, answer?: Mistake['answer']): Mistake => ({
  tag: 'pay-status',
  level: 'error',
  attributes,
  message,
  answer,
});
export const warn = (attributes: Attributes, message: string, answer?: Mistake['answer']): Mistake => ({
  ...error(attributes, message, answer),
  level: 'warn',
});
const status = (code: number) => () => new Response('no', { status: code });
/** What a page's `fetch` gets for a redirect. */
const redirected = (): Response => Response.error();

/** Ours, those of other libraries, and invented ones. */
const STATUS_ATTRIBUTES = ['app-id', 'data-key'];

const CONFIGURATION: readonly Mistake[] = [
  error({ ...GATEWAY, 'payment-id': null }, 'payment-id is not set.'),
  error({ ...GATEWAY, 'payment-id': '' }, 'payment-id is empty.'),
  error({ ...GATEWAY, 'payment-id': 'pay_a0…XH54' }, 'payment-id: "pay_a0…XH54" is shortened, as on a receipt. Use'),
  {
    ...error({ ...CHECKOUT, 'payment-id': 'pay_a0…XH54' }, 'payment-id: "pay_a0…XH54" is shortened'),
    tag: 'pay-checkout',
  },
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
  ...STATUS_ATTRIBUTES.map((name) =>
    error({ ...GATEWAY, [name]: API_KEY }, `${name}: "wcp_…" looks like a merchant's secret`),
  ),
  error(
    { ...GATEWAY, 'success-url': `https://shop.example/${API_KEY}` },
    'success-url: "https://shop.example/wcp_…" looks like a merchant\'s secret',
  ),
  error({ ...GATEWAY, 'app-id': 'ü' }, 'app-id: "ü" must be ASCII text without leading or trailing spaces.'),
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
  ...['/status/', '/status/:id'].map((statusUrl) =>
    warn({ 'status-url': statusUrl }, `status-url: "${statusUrl}" has no {id}.`, () => Response.json(PROCESSING)),
  ),
  ...[
    { 'pay-url': '/pay/:id', ...STATUS_URL },
    { 'pay-url': '/pay/${id}', ...STATUS_URL },
    { 'cancel-url': '/cancel/:id', ...GATEWAY },
  ].map((attributes): Mistake => {
    const [[name, url] = []] = Object.entries(attributes);
    const message = `${name}: "${url}" has no {id}. Write {id} where`;
    const answer = () => Response.json(PROCESSING);
    return { ...warn({ 'gateway-url': BASE_URL, ...attributes }, message, answer), tag: 'pay-checkout' };
  }),
  warn({ ...GATEWAY, 'expires-at': '1793600000000' }, 'expires-at: "1793600000000" is in milliseconds.'),
  warn(
    { ...GATEWAY, 'expires-at': '2026-11-01T12:00Z' },
    'expires-at: "2026-11-01T12:00Z" is not a time in Unix seconds.',
  ),
  warn({ ...GATEWAY, 'expires-at': '900' }, 'expires-at: "900" is more than a year ago, so the time to pay is over.'),
  warn({ ...GATEWAY, 'refunded-at': '2026-06-03' }, 'refunded-at: "2026-06-03" is not a time in Unix seconds.'),
  warn({ ...GATEWAY, 'error-url': PAGE_URL }, `error-url: "${PAGE_URL}" is this page, so nothing leads back`),
  ...['gateway-url', 'retry-url'].map((name) =>
    warn(
      { ...GATEWAY, [name]: 'https://shop.example' },
      `${name} is an attribute of <pay-checkout>, the page on which`,
    ),
  ),
  warn({ ...GATEWAY, redirect: 'Auto' }, 'redirect: "Auto" is ignored. Use auto, manual, none.'),
  warn({ ...GATEWAY, 'redirect-delay': '3s' }, 'redirect-delay: "3s" is ignored.'),
  warn({ ...GATEWAY, 'redirect-allow': 'wallet' }, 'redirect-allow: "wallet" is neither a scheme such as wallet: nor'),
  { ...warn(GATEWAY, 'gateway-url is not set'), tag: 'pay-checkout' },
  {
    ...warn({ ...GATEWAY, 'gateway-url': BASE_URL, chains: 'eip155:1 84532' }, 'chains: "84532" is no EVM chain'),
    tag: 'pay-checkout',
  },
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, chains: 'eip155:1,eip155:10' },
      'chains: "eip155:1,eip155:10" is no EVM chain, such as eip155:1. Separate chains by spaces, or pass a list. Until then, no wallet can pay in this page.',
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
  warn(
    { ...GATEWAY, 'succes-url': 'https://shop.example' },
    'succes-url is not an attribute. Did you mean success-url?',
  ),
  { ...warn(GATEWAY, 'slot="success" is not a slot. Did you mean succeeded?'), slot: 'success' },
  { ...warn(GATEWAY, 'messages must be an object.'), messages: '{"tryAgain":"Retry"}' },
];

const REFUSED_LATER: readonly Mistake[] = [
  {
    ...error(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'pay-url': '/pay/{id}' },
      'pay-url and base-url are set. Set only one of',
    ),
    tag: 'pay-checkout',
  },
  {
    ...error(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'cancel-url': 'https://other.example' },
      'cancel-url: "https://other.example" must be',
    ),
    tag: 'pay-checkout',
  },
];

const ANSWERS: readonly Mistake[] = [
  ...[401, 405].map((code) =>
    error(STATUS_URL, `status-url: ${STATUS_ADDRESS} answered with HTTP status ${code}. `, status(code)),
  ),
  error(
    STATUS_URL,
    `status-url: ${STATUS_ADDRESS} answered with HTTP status 404. Check that your server has this path, that authorize returns true for this buyer (createCheckout without authorize: that this browser has created the payment, as its cookie says), and`,
    status(404),
  ),
  warn(STATUS_URL, `status-url: ${STATUS_ADDRESS} answered with HTTP status 500. See your server's log.`, status(500)),
  ...[400, 404].map((code) =>
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
  warn(STATUS_URL, `status-url: ${STATUS_ADDRESS} answered with HTTP status 504. A proxy in front of`, status(504)),
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'initial-details': '[object Object]' },
      'initial-details is not payment details as JSON',
    ),
    tag: 'pay-checkout',
  },
  {
    ...warn(
      { ...GATEWAY, 'gateway-url': BASE_URL, 'initial-details': '{"amount":5}' },
      'Ignored invalid field(s) of initial-details: amount.',
    ),
    tag: 'pay-checkout',
  },
  warn(STATUS_URL, `${STATUS_ADDRESS} sent more than 1048576 bytes`, () => new Response(' '.repeat(1_048_577))),
  warn(STATUS_URL, 'Ignored invalid field(s): pollInMs.', () => Response.json({ ...PROCESSING, pollInMs: 'soon' })),
];

export const MISTAKES = [...CONFIGURATION, ...IGNORED, ...REFUSED_LATER, ...ANSWERS];
