import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import type { StrictPaymentStatusResponse } from '../../gateway/wire/payment-status-response.js';
import { CHANGE, readChanges } from '../support/change-reader.js';
import { startCluster, type ClusterNode } from '../support/cluster.js';
import { findPostgres, REPEATABLE_READ, startPostgres, type RunningPostgres } from '../support/postgres.js';
import { SIGNER, signed, toAccount } from '../support/signer.js';
import { BUYER, MERCHANT, ORDER } from '../support/test-gateway.js';

const REQUESTS = 50;
const HOLD_MS = 30_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('three processes on one PostgreSQL', { skip }, () => {
  let server: RunningPostgres;
  let nodes: ClusterNode[] = [];
  const getUrl = (index: number): string => nodes[index % nodes.length]?.url ?? '';

  before(async () => {
    server = await startPostgres(bin ?? '', REPEATABLE_READ);
    nodes = await startCluster(3, server.url);
  });
  after(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await server.stop();
  });

  const create = async (index: number, key: string): Promise<{ readonly status: number; readonly text: string }> => {
    const headers = { ...JSON_TYPE, ...MERCHANT, 'Idempotency-Key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(ORDER) };
    const response = await fetch(`${getUrl(index)}/v1/payments`, init);
    return { status: response.status, text: await response.text() };
  };
  const newPayment = async (key: string): Promise<string> =>
    (JSON.parse((await create(0, key)).text) as { paymentId: string }).paymentId;
  const poll = async (index: number, id: string): Promise<string> => {
    const path = `/v1/gateway/payment/${id}/status?maxPollMs=${HOLD_MS}`;
    const response = await fetch(getUrl(index) + path, { headers: { ...BUYER, 'Client-Id': `client_${index}` } });
    return ((await response.json()) as StrictPaymentStatusResponse).status;
  };
  const untilHeld = async (count: number): Promise<void> => {
    for (const { url } of nodes) {
      let now = -1;
      while (now < count) {
        now = ((await (await fetch(`${url}/health`)).json()) as { heldPolls: number }).heldPolls;
      }
    }
  };
  const step = (index: number, id: string, name: string): Promise<Response> =>
    fetch(`${getUrl(index)}/sandbox/payments/${id}/${name}`, { method: 'POST', headers: JSON_TYPE, body: '{}' });

  it(`create one payment for ${REQUESTS} concurrent requests with one key`, async () => {
    const answers = await Promise.all(Array.from({ length: REQUESTS }, (_, i) => create(i, 'concurrent')));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    const list = await fetch(`${getUrl(1)}/v1/payments`, { headers: MERCHANT });
    assert.equal(((await list.json()) as { data: readonly unknown[] }).data.length, 1);
  });

  it(`pay once for ${REQUESTS} concurrent confirmations, and execute once`, async () => {
    const account = toAccount(SIGNER);
    const post = async (index: number, path: string, body: object) => {
      const headers = { ...JSON_TYPE, ...(path.startsWith('/v1/') && BUYER) };
      const response = await fetch(getUrl(index) + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    /** 1 if the account can afford an order of this value in USDC. */
    const readOptionCount = async (value: string): Promise<number> => {
      const order = { amount: { unit: 'iso4217/USD', value }, referenceId: 'r' };
      const { paymentId } = (await post(0, '/sandbox/payments', order)).body;
      const { options } = (await post(1, `/v1/gateway/payment/${String(paymentId)}/options`, { accounts: [account] }))
        .body as { options: StrictPaymentOption[] };
      return options.filter(({ amount }) => amount.display.assetSymbol === 'USDC').length;
    };
    assert.equal((await post(0, '/sandbox/faucet', { account })).status, 200);
    const id = await newPayment('confirm');
    const path = `/v1/gateway/payment/${id}`;
    const { options } = (await post(0, `${path}/options`, { accounts: [account] })).body as {
      options: StrictPaymentOption[];
    };
    const bodies = await Promise.all(options.map((option) => signed(option)));
    assert.equal(bodies.length, 2);
    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, i) => post(i, `${path}/confirm`, bodies[i % 2]!)),
    );
    const winner = answers.findIndex(({ status }) => status === 200) % 2;
    for (const [i, { status }] of answers.entries()) {
      if (i % 2 === winner) assert.equal(status, 200);
      // 409 while the payment is processed, 400 once it has succeeded.
      else assert.ok(status === 409 || status === 400, String(status));
    }
    assert.equal((await post(0, '/sandbox/clock', { advanceMs: 1_000 })).status, 200);
    const payment = (await (await fetch(`${getUrl(1)}/sandbox/payments/${id}`)).json()) as {
      status: string;
      version: number;
      events: readonly { type: string }[];
    };
    assert.equal(payment.status, 'succeeded');
    assert.deepEqual(payment.events.map(({ type }) => type).slice(0, 3), [
      'payment.created',
      'payment.processing',
      'payment.succeeded',
    ]);
    if (winner === 0)
      assert.deepEqual([await readOptionCount('995000'), await readOptionCount('995001')], [1, 0], 'paid 50 once');
  });

  it('answer long polls of one process when another one changes the payment', async () => {
    const id = await newPayment('poll');
    const polls = Promise.all(nodes.map((_, i) => poll(i, id)));
    await untilHeld(1);
    assert.equal((await step(1, id, 'process')).status, 200);
    assert.deepEqual(await polls, ['processing', 'processing', 'processing']);
  });

  it('notify listeners of one process of changes by another one', async () => {
    const { next, close } = await readChanges(await fetch(`${getUrl(0)}/sandbox/changes`));
    await create(1, 'change');
    assert.equal(await next(), CHANGE);
    const clock = { method: 'POST', headers: JSON_TYPE, body: '{"advanceMs":1}' };
    assert.equal((await fetch(`${getUrl(1)}/sandbox/clock`, clock)).status, 200);
    assert.equal(await next(), CHANGE);
    const endpoint = { method: 'PUT', headers: JSON_TYPE, body: '{"url":"http://localhost:9/hook"}' };
    assert.equal((await fetch(`${getUrl(2)}/sandbox/webhook-endpoint`, endpoint)).status, 200);
    assert.equal(await next(), CHANGE);
    assert.equal((await fetch(`${getUrl(2)}/sandbox/webhook-endpoint`, { method: 'DELETE' })).status, 204);
    await close();
  });

  it('answer long polls after a change during a crash of the database', async () => {
    const id = await newPayment('crash');
    const polls = Promise.all(nodes.map((_, i) => poll(i, id)));
    await untilHeld(1);
    await server.crash();
    let changed = await step(2, id, 'process');
    while (changed.status === 503) changed = await step(2, id, 'process');
    assert.deepEqual(await polls, ['processing', 'processing', 'processing']);
  });
});
