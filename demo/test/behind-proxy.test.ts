import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { strictCreatePaymentResponseSchema } from '../gateway/wire/create-payment-response.js';
import type { Delivery } from '../gateway/store/delivery-table.js';
import { sandboxPages } from '../pages/index.js';
import { startServer } from '../server.js';
import { useCli } from './support/run-cli.js';
import { startReverseProxy, type ReverseProxy } from './support/reverse-proxy.js';
import { MERCHANT, ORDER } from './support/test-gateway.js';

/** Deadline for a webhook, milliseconds. */
const DEADLINE_MS = 5_000;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Creates a function that sends requests to the proxy with this `Host` header, which `fetch` cannot set. */
const createSender =
  (proxy: ReverseProxy, host: string) =>
  (path: string, body?: object | URLSearchParams, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const isForm = body instanceof URLSearchParams;
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const sent = request(proxy.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { Host: host, ...(body && { 'Content-Type': type }), ...headers },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers } = response;
        text(response).then((body) => resolve({ status, headers, body }), reject);
      });
      sent.end(body && (isForm ? String(body) : JSON.stringify(body)));
    });

type Send = ReturnType<typeof createSender>;

const { run, stops } = useCli();

const startProxy = async (): Promise<ReverseProxy> => {
  const proxy = await startReverseProxy();
  stops.push(proxy.close);
  return proxy;
};

/** The sandbox behind a proxy; the address is the proxy's own unless one is given. */
const start = async (given?: string) => {
  const proxy = await startProxy();
  const url = given ?? proxy.url;
  const server = await startServer({ port: 0, baseUrl: url, pages: sandboxPages });
  stops.push(server.close);
  proxy.target = server.boundUrl;
  return { proxy, url, sendRequest: createSender(proxy, new URL(url).host) };
};

const readJson = async (answer: Promise<Answer>): Promise<Record<string, unknown>> =>
  JSON.parse((await answer).body) as Record<string, unknown>;

const buy = async (sendRequest: Send): Promise<{ answer: Answer; gatewayUrl: string; paymentId: string }> => {
  const answer = await sendRequest('/shop/orders', new URLSearchParams({ product: 'ink' }));
  const gatewayUrl = String(answer.headers.location);
  return { answer, gatewayUrl, paymentId: new URL(gatewayUrl).searchParams.get('pid') ?? '' };
};

for (const given of [undefined, 'https://sandbox.example:8443'])
  describe(`a sandbox with the public address ${given ?? 'of a proxy on loopback'}`, () => {
    it('sends buyers to a checkout page that uses the public address', async () => {
      const { url, proxy, sendRequest } = await start(given);
      const created = strictCreatePaymentResponseSchema.parse(
        await readJson(sendRequest('/v1/payments', ORDER, MERCHANT)),
      );
      const { paymentId, gatewayUrl } = created;
      assert.equal(gatewayUrl, `${url}/?pid=${paymentId}`);
      const page = await sendRequest(`/?pid=${paymentId}`);
      for (const attribute of [
        `base-url="${url}"`,
        `gateway-url="${gatewayUrl}"`,
        `wallet-url="${url}/wallet?uri={url}"`,
        `href="${url}/wallet?uri=${encodeURIComponent(gatewayUrl)}"`,
      ])
        assert.ok(page.body.includes(attribute), attribute);
      assert.match(String(page.headers['content-security-policy']), new RegExp(`connect-src 'self' ${url}(;|$)`));
      assert.ok(!page.body.includes(proxy.target), 'the page contains the internal address');
    });

    it('sets a secure cookie if the public address is https', async () => {
      const { url, sendRequest } = await start(given);
      const { answer, paymentId } = await buy(sendRequest);
      const cookie = String(answer.headers['set-cookie']);
      assert.equal(/; Secure(;|$)/.test(cookie), url.startsWith('https:'));
      const status = await sendRequest(`/shop/status/${paymentId}`, undefined, { Cookie: cookie.split(';')[0] ?? '' });
      assert.equal(status.status, 200);
    });

    it('accepts sandbox requests only for its public host', async () => {
      const { url, proxy, sendRequest } = await start(given);
      const { paymentId } = await buy(sendRequest);
      const step = `/sandbox/payments/${paymentId}/decline`;
      assert.equal((await createSender(proxy, 'other.example')(step, {})).status, 403);
      assert.equal((await sendRequest(step, {}, { Origin: url })).status, 200);
      const { gatewayUrl, status } = await readJson(sendRequest(`/sandbox/payments/${paymentId}`));
      assert.deepEqual([gatewayUrl, status], [`${url}/?pid=${paymentId}`, 'failed']);
      for (const page of ['/console', '/wallet', '/docs']) assert.equal((await sendRequest(page)).status, 200);
    });
  });

/** URL to which the success was delivered; undefined until a receiver has accepted it. */
const findSuccessUrl = async (sendRequest: Send, paymentId: string): Promise<string | undefined> => {
  const { data } = (await readJson(sendRequest('/sandbox/deliveries'))) as { data: readonly Delivery[] };
  for (const { id } of data.filter(({ eventType }) => eventType === 'payment.succeeded')) {
    const delivery = (await readJson(sendRequest(`/sandbox/deliveries/${id}`))) as unknown as Delivery & {
      paymentId: string;
    };
    const accepted = delivery.attempts.find(({ error }) => error === null);
    if (delivery.paymentId === paymentId && accepted) return accepted.sent?.url;
  }
  return undefined;
};

describe('a sandbox behind a proxy', () => {
  it('receives its own webhooks through the proxy', async () => {
    const { url, sendRequest } = await start();
    const { paymentId } = await buy(sendRequest);
    await sendRequest(`/sandbox/payments/${paymentId}/succeed`, {});
    const deadlineMs = Date.now() + DEADLINE_MS;
    let deliveredTo: string | undefined;
    while (!(deliveredTo = await findSuccessUrl(sendRequest, paymentId)))
      assert.ok(Date.now() < deadlineMs, `the success was not delivered within ${DEADLINE_MS} ms`);
    assert.ok(deliveredTo.startsWith(`${url}/shop/webhooks`), deliveredTo);
  });
});

describe('the command behind a proxy', () => {
  it('prints an error, and where the options are explained, if the variable is not an address', async () => {
    const { printed, ended } = run(['--port', '0'], { SANDBOX_BASE_URL: '/' });
    assert.equal(await ended, 1);
    assert.match(
      printed.err,
      /^pay-status-sandbox: SANDBOX_BASE_URL must be a whole address .+\nSee pay-status-sandbox --help\.\n$/,
    );
  });
});
