import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fiat } from '../../../src/server/merchant/index.js';
import { CREATE_REQUEST, CREATE_RESPONSE } from '../../contract/fixtures.js';
import { BASE_URL, Sandbox } from '../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import {
  API_KEY,
  getRequestTimes,
  createScriptedClient,
  getIdempotencyKeys,
  MERCHANT_ID,
  createSandboxClient,
  ORDER,
  waitForAnswers,
} from './merchant.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const CREATE = 'POST /v1/payments';

const countPayments = async (sandbox: Sandbox): Promise<number> =>
  (await createSandboxClient(sandbox).payments.list()).stats.totalTransactions;

/** Creates a payment while the first request meets this fault; then advances the clock for the retry. */
const createThrough = async (sandbox: Sandbox, fault: Record<string, unknown>) => {
  await sandbox.fault({ route: CREATE, times: 1, ...fault });
  const creating = createSandboxClient(sandbox).createPayment(ORDER);
  await waitForAnswers(sandbox, 1);
  await sandbox.clock.advance(1_000);
  return creating;
};

describe('createPayment', () => {
  it('creates a payment for an amount in major units', async () => {
    const sandbox = new Sandbox();
    const created = await createSandboxClient(sandbox).createPayment({
      amount: fiat('12.50', 'EUR'),
      referenceId: 'order-7',
    });
    assert.match(created.paymentId, /^pay_/);
    assert.equal(created.status, 'requires_action');
    assert.equal(created.gatewayUrl, `${BASE_URL}/?pid=${created.paymentId}`);
    const { data } = await createSandboxClient(sandbox).payments.list();
    const [listed] = data;
    assert.deepEqual(
      [listed?.fiatAmount?.value, listed?.fiatAmount?.unit, listed?.referenceId],
      ['1250', 'iso4217/EUR', 'order-7'],
    );
  });

  it('sends the request, the credentials and an idempotency key, and nothing else', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(CREATE_RESPONSE, { status: 201 }));
    assert.deepEqual(
      await createScriptedClient(fetch).createPayment(CREATE_REQUEST, { idempotencyKey: 'order 7' }),
      CREATE_RESPONSE,
    );
    const [{ url, init }] = sent as [(typeof sent)[0]];
    assert.equal(url, 'https://pay.example/api/v1/payments');
    assert.deepEqual(init.headers, {
      Accept: 'application/json',
      'Api-Key': API_KEY,
      'Merchant-Id': MERCHANT_ID,
      'Idempotency-Key': 'order 7',
      'Content-Type': 'application/json',
    });
    assert.equal(init.method, 'POST');
    assert.deepEqual(JSON.parse(init.body as string), CREATE_REQUEST);
  });

  it('sends a new idempotency key per call by default', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json(CREATE_RESPONSE));
    await createScriptedClient(fetch).createPayment(ORDER);
    await createScriptedClient(fetch).createPayment(ORDER);
    const [one, other] = getIdempotencyKeys(sent);
    assert.match(one!, UUID);
    assert.match(other!, UUID);
    assert.notEqual(one, other);
  });

  const lost = [
    ['the answer was lost on its way', { kind: 'truncate' }],
    ['the gateway failed', { kind: 'status', status: 500 }],
  ] as const;
  for (const [why, fault] of lost) {
    it(`creates one payment when ${why} and the request is retried`, async () => {
      const sandbox = new Sandbox();
      const { paymentId } = await createThrough(sandbox, fault);
      const [first, second, ...more] = getIdempotencyKeys(sandbox.requests);
      assert.equal(first, second);
      assert.equal(more.length, 0);
      assert.deepEqual(getRequestTimes(sandbox), [0, 1_000]);
      assert.equal(await countPayments(sandbox), 1);
      assert.equal((await createSandboxClient(sandbox).getPaymentStatus(paymentId)).status, 'requires_action');
    });
  }

  it('retries with the first request even if the program changes its object meanwhile', async () => {
    const bodies: unknown[] = [];
    const sandbox = new Sandbox();
    sandbox.handler = (request) => {
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body));
      return sandbox.gateway.fetch(request);
    };
    await sandbox.fault({ route: CREATE, kind: 'drop', times: 1 });
    const order = structuredClone(ORDER);
    const creating = createSandboxClient(sandbox).createPayment(order);
    await waitForAnswers(sandbox, 1);
    order.amount.value = '1';
    await sandbox.clock.advance(1_000);
    await creating;
    assert.deepEqual(bodies, [ORDER, ORDER]);
  });

  for (const key of ['', 'ключ', 'a\nb', 'a '.padEnd(256, 'b')]) {
    it(`refuses the idempotency key ${JSON.stringify(key.slice(0, 9))}`, async () => {
      const sandbox = new Sandbox();
      await assert.rejects(createSandboxClient(sandbox).createPayment(ORDER, { idempotencyKey: key }), {
        name: 'ConfigurationError',
        code: 'invalid_option',
      });
      assert.equal(sandbox.requests.length, 0);
    });
  }

  it('refuses an idempotency key in place of the options, and sends nothing', async () => {
    const sandbox = new Sandbox();
    await assert.rejects(createSandboxClient(sandbox).createPayment(ORDER, 'order-1042' as never), {
      name: 'ConfigurationError',
      code: 'invalid_option',
      message: "The second argument of createPayment must be an object, such as { idempotencyKey: 'order-1042' }.",
    });
    assert.equal(sandbox.requests.length, 0);
  });

  it('rejects with a ContractError when the answer is a payment without its address', async () => {
    const { fetch, sent } = scriptedFetch(() => Response.json({ ...CREATE_RESPONSE, gatewayUrl: undefined }));
    const error = (await getRejection(createScriptedClient(fetch).createPayment(ORDER))) as Error;
    assert.equal(error.name, 'ContractError');
    assert.match(error.message, /may exist: call again with the same idempotency key/);
    assert.equal(sent.length, 1);
  });

  it('returns the payment that was created behind an invalid answer for the same key', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = async (request) => {
      await sandbox.gateway.fetch(request);
      return new Response('<!doctype html>');
    };
    const ask = () => createSandboxClient(sandbox).createPayment(ORDER, { idempotencyKey: 'order-7' });
    await assert.rejects(ask(), { name: 'ContractError' });
    sandbox.handler = (request) => sandbox.gateway.fetch(request);
    const { paymentId } = await ask();
    const { data } = await createSandboxClient(sandbox).payments.list();
    assert.deepEqual(
      data.map((payment) => payment.paymentId),
      [paymentId],
    );
  });
});
