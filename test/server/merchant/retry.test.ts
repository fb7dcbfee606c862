import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MAX_ATTEMPTS, REQUEST_TIMEOUT_MS, type MerchantClient } from '../../../src/server/merchant/index.js';
import { Sandbox } from '../../support/sandbox.js';
import { getRejection, scriptedFetch } from '../../support/scripted-fetch.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { getRequestTimes, createScriptedClient, getIdempotencyKeys, createSandboxClient, ORDER } from './merchant.js';

const ID = 'pay_1';
const STATUS = { route: 'GET /v1/payments/*' };

/** Every operation that sends requests. */
const OPERATIONS: readonly (readonly [name: string, ask: (client: MerchantClient) => Promise<unknown>])[] = [
  ['createPayment', (client) => client.createPayment(ORDER)],
  ['getPaymentStatus', (client) => client.getPaymentStatus(ID)],
  ['cancelPayment', (client) => client.cancelPayment(ID)],
  ['markRefunded', (client) => client.markRefunded(ID)],
  ['payments.get', ({ payments }) => payments.get(ID)],
  ['payments.list', ({ payments }) => payments.list()],
  // oxlint-disable-next-line typescript/no-deprecated -- tested until it is removed
  ['listPayments', (client) => client.listPayments()],
];

/** Runs an operation against a gateway that always responds this way, until it settles. */
const askThrough = async (ask: (client: MerchantClient) => Promise<unknown>, answer: () => Response) => {
  const clock = new VirtualClock();
  const { fetch, sent } = scriptedFetch(answer);
  const rejection = getRejection(ask(createScriptedClient(fetch, { clock, random: () => 0 })));
  await clock.advance(600_000);
  return { error: await rejection, sent, clock };
};

const refusal = (status: number) => (): Response => Response.json({ code: 'x_code', message: 'No.' }, { status });

describe("a merchant's client of a failing gateway", () => {
  for (const [name, ask] of OPERATIONS) {
    for (const status of [407, 429, 503]) {
      it(`sends ${name} four times in all while the answer is ${status}`, async () => {
        const { error, sent, clock } = await askThrough(ask, refusal(status));
        assert.equal(sent.length, MAX_ATTEMPTS);
        assert.equal(MAX_ATTEMPTS, 4);
        assert.equal(new Set(getIdempotencyKeys(sent)).size, 1);
        const { name: kind, code, status: reported } = error as Record<string, unknown>;
        assert.deepEqual([kind, code, reported], ['GatewayError', 'x_code', status]);
        assert.equal(clock.pending, 0);
      });
    }

    for (const status of [307, 400, 409]) {
      it(`sends ${name} once when the answer is ${status}`, async () => {
        const { error, sent } = await askThrough(ask, refusal(status));
        assert.equal(sent.length, 1);
        assert.equal((error as { status: number }).status, status);
      });
    }
  }

  for (const [status, code] of [
    [429, 'rate_limited'],
    [403, 'AccessDenied'],
    [400, 'invalid_params'],
  ] as const)
    it(`does not hide that a payment may exist behind a later ${status} ${code}`, async () => {
      let requests = 0;
      const { error } = await askThrough(
        (client) => client.createPayment(ORDER),
        () => {
          if (++requests === 1) throw new TypeError('reset');
          return Response.json({ code, message: 'No.' }, { status });
        },
      );
      assert.equal((error as Error).name, 'NetworkError');
    });

  it('reports a refusal of the payment itself after an attempt without an answer', async () => {
    let requests = 0;
    const { error } = await askThrough(
      (client) => client.createPayment(ORDER),
      () => {
        if (++requests === 1) throw new TypeError('reset');
        return Response.json({ code: 'params_validation', message: 'No.' }, { status: 400 });
      },
    );
    assert.equal((error as { code: string }).code, 'params_validation');
  });

  const waits = [
    [0.5, [0, 1_500, 4_000, 8_500]],
    [0.999, [0, 1_999, 5_996, 13_989]],
  ] as const;
  for (const [random, times] of waits) {
    it(`waits longer before each retry, with jitter ${random}`, async () => {
      const sandbox = new Sandbox();
      await sandbox.fault({ ...STATUS, kind: 'drop' });
      const rejection = getRejection(createSandboxClient(sandbox, { random: () => random }).getPaymentStatus(ID));
      await sandbox.clock.advance(60_000);
      assert.equal(((await rejection) as Error).name, 'NetworkError');
      assert.deepEqual(getRequestTimes(sandbox), times);
    });
  }

  const asked = [
    ['5', 5_000],
    ['86400', 120_000],
    ['0', 1_000],
  ] as const;
  for (const [header, waitMs] of asked) {
    it(`waits ${waitMs} ms for Retry-After: ${header}`, async () => {
      const sandbox = new Sandbox();
      await sandbox.fault({ ...STATUS, kind: 'status', status: 429, headers: { 'Retry-After': header }, times: 1 });
      const rejection = getRejection(createSandboxClient(sandbox).getPaymentStatus(ID));
      await sandbox.clock.advance(200_000);
      // The payment does not exist: only the times of the requests matter.
      await rejection;
      assert.deepEqual(getRequestTimes(sandbox), [0, waitMs]);
    });
  }

  it('aborts a request after ten seconds and retries it', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ ...STATUS, kind: 'hang' });
    const rejection = getRejection(createSandboxClient(sandbox).getPaymentStatus(ID));
    await sandbox.clock.advance(60_000);
    const { name, timeoutMs } = (await rejection) as Error & { timeoutMs: number };
    assert.deepEqual([name, timeoutMs, REQUEST_TIMEOUT_MS], ['TimeoutError', 10_000, 10_000]);
    assert.deepEqual(getRequestTimes(sandbox), [0, 11_000, 22_000, 33_000]);
    assert.equal(sandbox.inFlight, 0);
  });

  it('sends a request at most maxAttempts times', async () => {
    const sandbox = new Sandbox();
    await sandbox.fault({ ...STATUS, kind: 'drop' });
    const rejection = getRejection(createSandboxClient(sandbox).getPaymentStatus(ID, { maxAttempts: 1 }));
    assert.equal(((await rejection) as Error).name, 'NetworkError');
    assert.equal(sandbox.requests.length, 1);
    for (const attempts of [0, 1.5]) {
      await assert.rejects(createSandboxClient(sandbox).getPaymentStatus(ID, { maxAttempts: attempts }), {
        code: 'invalid_option',
      });
    }
    assert.equal(sandbox.requests.length, 1);
  });

  it('rejects with the reason of the signal during a request and between two attempts, and leaves no timer behind', async () => {
    const reason = new Error('the order was given up');
    for (const kind of ['hang', 'drop']) {
      const sandbox = new Sandbox();
      await sandbox.fault({ ...STATUS, kind });
      const abort = new AbortController();
      const rejection = getRejection(createSandboxClient(sandbox).getPaymentStatus(ID, { signal: abort.signal }));
      await sandbox.clock.advance(500);
      abort.abort(reason);
      assert.equal(await rejection, reason);
      await sandbox.clock.advance(0);
      assert.deepEqual([sandbox.clock.pending, sandbox.inFlight, sandbox.requests.length], [0, 0, 1], kind);
    }
  });

  it('sends nothing when the signal is aborted already', async () => {
    const sandbox = new Sandbox();
    const signal = AbortSignal.abort('gone');
    assert.equal(await getRejection(createSandboxClient(sandbox).createPayment(ORDER, { signal })), 'gone');
    assert.equal(sandbox.requests.length, 0);
  });

  it('follows no redirect, which would receive the API key', async () => {
    const { sent } = await askThrough(
      (client) => client.createPayment(ORDER),
      () => new Response(null, { status: 307, headers: { Location: 'https://elsewhere.example' } }),
    );
    assert.deepEqual(
      sent.map(({ init }) => init.redirect),
      ['manual'],
    );
  });
});
