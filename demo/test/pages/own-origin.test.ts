import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { PAPER_ASSETS } from '../../gateway/rails/paper/assets.js';
import { sandboxPages } from '../../pages/index.js';
import { startServer, type RunningServer } from '../../server.js';
import { BUYER, MERCHANT, ORDER } from '../support/test-gateway.js';
import { SIGNER, toAccount } from '../support/signer.js';
import { signed } from '../support/wallet.js';

const HEADERS = { 'Content-Type': 'application/json' };
const CHAINS = [...new Set(PAPER_ASSETS.map(({ chain }) => chain))];
const ACCOUNTS = CHAINS.map((chain) => toAccount(SIGNER, chain));

let server: RunningServer;
/** The payment that a wallet has paid with the first option. */
let paymentId: string;
/** The paid payment of an order in the shop. */
let orderedId: string;
/** Every answer to the merchant, the wallet and the console, by its request. */
const answers = new Map<string, unknown>();

const call = async (method: 'GET' | 'POST', path: string, headers: object, body?: object): Promise<unknown> => {
  const init = { method, headers: { ...HEADERS, ...headers }, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(server.url + path, init);
  assert.ok(response.ok, `${path}: ${response.status}`);
  const answer: unknown = await response.json();
  answers.set(`${method} ${path}`, answer);
  return answer;
};

before(async () => {
  server = await startServer({ port: 0, pages: sandboxPages });
  ({ paymentId } = (await call('POST', '/v1/payments', MERCHANT, ORDER)) as { paymentId: string });
  for (const account of ACCOUNTS) await call('POST', '/sandbox/faucet', {}, { account });
  const path = `/v1/gateway/payment/${paymentId}`;
  const { options } = (await call('POST', `${path}/options?includePaymentInfo=true`, BUYER, {
    accounts: ACCOUNTS,
  })) as {
    options: StrictPaymentOption[];
  };
  assert.equal(options.length, PAPER_ASSETS.length);
  await call('POST', `${path}/confirm`, BUYER, await signed(options[0]!));
  const form = new URLSearchParams({ product: 'ink' });
  const bought = await fetch(`${server.url}/shop/orders`, { method: 'POST', body: form, redirect: 'manual' });
  orderedId = new URL(bought.headers.get('Location') ?? '').searchParams.get('pid') ?? '';
  await call('POST', `/sandbox/payments/${orderedId}/succeed`, {}, {});
  await call('POST', '/sandbox/clock', {}, { advanceMs: 60_000 });
  for (const each of [path, `${path}/status`]) await call('GET', each, BUYER);
  for (const each of [
    `/v1/payments/${paymentId}`,
    `/v1/payments/${paymentId}/status`,
    '/v1/payments',
    '/v1/merchants/payments',
    '/v1/merchants/merchant_demo/payments',
  ])
    await call('GET', each, MERCHANT);
  for (const each of [`/sandbox/payments/${paymentId}`, '/sandbox/payments', '/sandbox/deliveries'])
    await call('GET', each, {});
});
after(() => server.close());

/** Every URL in a JSON value. */
const urlsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^(https?:)?\/\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
};

const isIcon = (url: string): boolean => url.includes('/icons/');

describe('the answers of the sandbox', () => {
  it('have URLs of its own address only', () => {
    for (const [request, answer] of answers)
      for (const url of urlsIn(answer)) assert.equal(new URL(url).origin, server.url, `${request}: ${url}`);
  });

  it('have icons of every asset, every network and the merchant, which it serves', async () => {
    const icons = new Set([...answers.values()].flatMap(urlsIn).filter(isIcon));
    const symbols = new Set(PAPER_ASSETS.map(({ symbol }) => symbol));
    assert.equal(icons.size, symbols.size + CHAINS.length + 1);
    for (const icon of icons) {
      const response = await fetch(icon);
      assert.equal(response.status, 200, icon);
      assert.match(response.headers.get('Content-Type') ?? '', /^image\/svg\+xml/);
      // An icon that refers to another file would show nothing.
      assert.doesNotMatch((await response.text()).replace('http://www.w3.org/2000/svg', ''), /https?:|href|url\((?!#)/);
    }
  });
});
