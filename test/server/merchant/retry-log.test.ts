import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import {
  createStatusHandler,
  MAX_ATTEMPTS,
  type MerchantClient,
  type MerchantClientOptions,
} from '../../../src/server/merchant/index.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { API_KEY, createScriptedClient, ORDER, waitUntil } from './merchant.js';
import { findFreePort } from '../../../demo/test/support/free-port.js';

let lines: string[] = [];
const { warn } = console;
beforeEach(() => {
  lines = [];
  console.warn = (line: string) => void lines.push(line);
});
afterEach(() => {
  console.warn = warn;
});

const create = (client: MerchantClient): Promise<unknown> => client.createPayment(ORDER);

/** Creates a payment at an address; resolves when all attempts have failed, to what was told after the first. */
const createAt = async (baseUrl: string) => {
  const clock = new VirtualClock();
  const sent: number[] = [];
  const fetch: MerchantClientOptions['fetch'] = (url, init) => {
    sent.push(clock.nowMs());
    return globalThis.fetch(url, init);
  };
  const client = createScriptedClient(fetch, { baseUrl, clock, random: () => 0, requestTimeoutMs: 1e9 });
  let isOver = false;
  const rejection = getRejection(create(client)).finally(() => (isOver = true));
  await waitUntil('the first attempt is told', () => lines.length > 0);
  assert.equal(sent.length, 1);
  const linesAtFirst = [...lines];
  while (!isOver) await clock.advance(1_000);
  return { error: (await rejection) as Error, sent, linesAtFirst };
};

describe('a client with a wrong baseUrl says so at the first attempt, once, and goes on', () => {
  it('if nothing listens', async () => {
    const host = `127.0.0.1:${await findFreePort()}`;
    const { error, sent, linesAtFirst } = await createAt(`http://${host}/api`);
    const why = `${host} refused the connection: nothing listens there (ECONNREFUSED ${host}). Check baseUrl and the connection.`;
    assert.deepEqual(linesAtFirst, [
      `pay-status: A request to ${host} failed and is repeated: No answer from ${host}. ${why}`,
    ]);
    assert.deepEqual(lines, linesAtFirst);
    assert.equal(sent.length, MAX_ATTEMPTS);
    assert.equal(error.message, `No answer from http://${host}/api. ${why}`);
  });

  it('if its host never answers, within two seconds', async () => {
    const clock = new VirtualClock();
    const client = createScriptedClient(() => new Promise(() => undefined), { clock });
    const abort = new AbortController();
    const rejection = getRejection(client.createPayment(ORDER, { signal: abort.signal }));
    await clock.advance(2_000);
    assert.deepEqual(lines, [
      'pay-status: pay.example has not answered for 1500 ms. Check baseUrl and the connection, unless it is that slow.',
    ]);
    abort.abort();
    await rejection;
  });
});

/** Names that do not exist take long to look up on some machines. */
const notFound = () => {
  const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND', hostname: 'pay.example' });
  return Promise.reject(new TypeError('fetch failed', { cause }));
};

describe('the client says of a request that is repeated', () => {
  it('that the name was not found, once for all requests of the client, without the key', async () => {
    const clock = new VirtualClock();
    const client = createScriptedClient(scriptedFetch(notFound).fetch, { clock, random: () => 0 });
    for (const ask of [create, () => client.getPaymentStatus('pay_1'), () => client.payments.list()]) {
      const rejection = getRejection(ask(client));
      await clock.advance(0);
      assert.equal(lines.length, 1);
      await clock.advance(60_000);
      await rejection;
    }
    assert.match(lines[0] ?? '', /The name pay\.example was not found \(ENOTFOUND pay\.example\)\. Check baseUrl/);
    assert.ok(!lines.join().includes(API_KEY));
    assert.ok(!lines.join().includes('/api'));
  });

  it('each other problem, also once', async () => {
    const clock = new VirtualClock();
    const problems = [
      () => new Response(null, { status: 503 }),
      notFound,
      () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' })),
    ];
    const { fetch } = scriptedFetch(() => (problems.shift() ?? notFound)());
    const client = createScriptedClient(fetch, { clock, random: () => 0 });
    const rejection = getRejection(create(client));
    await clock.advance(60_000);
    await rejection;
    assert.deepEqual(
      lines.map((line) => /status 503|not found|closed the connection/.exec(line)?.[0]),
      ['status 503', 'not found', 'closed the connection'],
    );
  });

  it('each error to onRetry, which replaces the console and may fail', async () => {
    const clock = new VirtualClock();
    const onRetry = mock.fn((_error: Error) => {
      throw new Error('the log is full');
    });
    const client = createScriptedClient(scriptedFetch(notFound).fetch, { clock, random: () => 0, onRetry });
    const rejection = getRejection(create(client));
    await clock.advance(60_000);
    assert.equal(((await rejection) as Error).name, 'NetworkError');
    assert.deepEqual(
      onRetry.mock.calls.map(({ arguments: [error] }) => error.name),
      ['NetworkError', 'NetworkError', 'NetworkError'],
    );
    assert.deepEqual(lines, []);
    assert.throws(() => createScriptedClient(undefined, { onRetry: 'log' as never }), { code: 'invalid_option' });
  });
});

it('the status handler tells onError at once, also for a long poll', async () => {
  const errors: Error[] = [];
  const clock = new VirtualClock();
  const handler = createStatusHandler({
    client: createScriptedClient(scriptedFetch(notFound).fetch, { clock }),
    authorize: () => true,
    clock,
    onError: (error) => void errors.push(error as Error),
  });
  for (const query of ['', '?maxPollMs=25000'])
    assert.equal((await handler(new Request(`https://shop.example/status/pay_1${query}`))).status, 502);
  assert.equal(errors.length, 2);
  for (const { message } of errors) assert.match(message, /The name pay\.example was not found .* Check baseUrl/);
});
