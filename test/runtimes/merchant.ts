import { createGateway } from '../../demo/gateway/create-gateway.js';
import type { Gateway } from '../../demo/gateway/gateway.js';
import {
  createCheckout,
  createMerchantClient,
  createStatusHandler,
  fiat,
  type MerchantClientOptions,
} from '../../src/server/merchant/index.js';
import { getRejection } from '../support/scripted-fetch.js';
import type { MatrixReport } from '../server/webhooks/verification/matrix.js';
import { check, runStories, type Stories } from './stories.js';

const BASE_URL = 'http://localhost:4242';
const CREDENTIALS = { merchantId: 'merchant_demo', apiKey: 'wcp_test_demo' };
const ORDER = { amount: fiat('12.50', 'USD'), referenceId: 'order-1' };
const PATIENCE_MS = 60_000;

const until = async (what: string, holds: () => boolean): Promise<void> => {
  for (const deadline = Date.now() + PATIENCE_MS; !holds();) {
    check(Date.now() < deadline, `not within ${PATIENCE_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Closed at the end, because a pending payment keeps the program running. */
const gateways: Gateway[] = [];

/** Creates the sandbox gateway, with the clock, timers and `Request` of this runtime, and a merchant client for it. */
const open = (options: Partial<MerchantClientOptions> = {}) => {
  const gateway = createGateway({ baseUrl: BASE_URL });
  gateways.push(gateway);
  const requests: Request[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    requests.push(request);
    return gateway.fetch(request);
  };
  return {
    gateway,
    requests,
    fetch,
    client: createMerchantClient({ baseUrl: BASE_URL, ...CREDENTIALS, fetch, ...options }),
  };
};

const succeed = async (gateway: Gateway, paymentId: string): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const url = `${BASE_URL}/sandbox/payments/${paymentId}/succeed`;
  const { status } = await gateway.fetch(new Request(url, { method: 'POST', headers, body: '{}' }));
  check(status === 200, `the sandbox answered ${status}`);
};

/** Operations of a merchant, each as a sentence of behaviour. */
export const STORIES: Stories = {
  async 'creates a payment and reads its status'() {
    const { client } = open();
    const { paymentId } = await client.createPayment(ORDER);
    const { status, isFinal } = await client.getPaymentStatus(paymentId);
    check(status === 'requires_action' && !isFinal, status);
  },

  async 'waits until a payment is final'() {
    const { gateway, requests, client } = open();
    const { paymentId } = await client.createPayment(ORDER);
    const waiting = client.waitForFinal(paymentId, { timeoutMs: PATIENCE_MS });
    await until('a held request', () => requests.some(({ url }) => url.includes('maxPollMs=25000')));
    await succeed(gateway, paymentId);
    const { status, info } = await waiting;
    check(status === 'succeeded' && typeof info?.txId === 'string', status);
  },

  async 'aborts a long poll with the reason of the signal, and at its timeout'() {
    const { gateway, requests, client } = open();
    const { paymentId } = await client.createPayment(ORDER);
    await client.getPaymentStatus(paymentId);
    const abort = new AbortController();
    const aborted = getRejection(client.getPaymentStatus(paymentId, { maxPollMs: 20_000, signal: abort.signal }));
    await until('a held request', () => requests.length === 3);
    const reason = new Error('the process ends');
    abort.abort(reason);
    check((await aborted) === reason, 'another reason');
    const late = await getRejection(client.waitForFinal(paymentId, { timeoutMs: 50 }));
    check((late as Error).name === 'TimeoutError', String(late));
    await until('nothing held', () => gateway.heldPolls() === 0);
  },

  async 'answers status requests of the authorized buyer only'() {
    const { client } = open();
    const { paymentId } = await client.createPayment(ORDER);
    const handle = createStatusHandler({
      client,
      authorize: ({ request }) => request.headers.get('cookie') === 'session=alice',
    });
    const request = (cookie: string): Promise<Response> =>
      handle(new Request(`https://shop.example/status/${paymentId}`, { headers: { cookie } }));
    const [alice, mallory] = [await request('session=alice'), await request('session=mallory')];
    check(alice.status === 200 && alice.headers.get('cache-control') === 'no-store', `${alice.status}`);
    check(((await alice.json()) as { status: string }).status === 'requires_action', 'another status');
    check(mallory.status === 404, `${mallory.status}`);
  },

  async 'lets the browser that has created a payment see its page, and no other'() {
    const { client } = open();
    const handle = createCheckout({
      client,
      appId: 'app_demo',
      secret: 's'.repeat(32),
      order: () => ({ ...ORDER, idempotencyKey: ORDER.referenceId }),
      cdnUrl: 'https://cdn.example/pay-status/',
    });
    const request = (path: string, init?: RequestInit): Promise<Response> =>
      handle(new Request(`https://shop.example${path}`, init));
    const headers = { origin: 'https://shop.example', accept: 'text/html' };
    const created = await request('/checkout', { method: 'POST', headers });
    const page = created.headers.get('location') ?? '';
    check(created.status === 303 && page.startsWith('/checkout/pay_'), `${created.status}`);
    const [cookie = ''] = (created.headers.get('set-cookie') ?? '').split(';');
    const [buyer, stranger] = [await request(page, { headers: { cookie } }), await request(page)];
    check((await buyer.text()).includes('src="https://cdn.example/pay-status/pay-checkout.js"'), 'another page');
    check(stranger.status === 404, `${stranger.status}`);
  },

  async 'aborts its request to the gateway when the page aborts its own'() {
    const { gateway, requests, client } = open();
    const { paymentId } = await client.createPayment(ORDER);
    await client.getPaymentStatus(paymentId);
    const page = new AbortController();
    const url = `https://shop.example/status/${paymentId}?maxPollMs=20000`;
    const answer = createStatusHandler({ client, authorize: () => true })(new Request(url, { signal: page.signal }));
    await until('a held request', () => requests.length === 3 && gateway.heldPolls() === 1);
    page.abort();
    check((await answer).status === 499, 'another answer');
    await until('nothing held', () => gateway.heldPolls() === 0);
  },

  async "uses the runtime's own fetch, with options that it supports"() {
    const client = createMerchantClient({ baseUrl: 'http://127.0.0.1:9', ...CREDENTIALS });
    const error = (await getRejection(client.getPaymentStatus('pay_1', { maxAttempts: 1 }))) as Error;
    check(error.name === 'NetworkError', String(error));
    check(!/implement|credentials|referrer|redirect|support/i.test(String(error.cause)), String(error.cause));
  },
};

export const runMerchant = async (): Promise<MatrixReport> => {
  const report = await runStories('a merchant', STORIES);
  for (const gateway of gateways) gateway.close();
  return report;
};
