import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { Sandbox, type Step } from '../../support/sandbox.js';
import { getRejection } from '../../support/scripted-fetch.js';
import { getPolls, getRequestTimes, createSandboxClient } from './merchant.js';

const STATUS = { route: 'GET /v1/payments/*' };
const HOLD = '25000';

/** Creates a payment that expires in an hour, and waits until it is final. */
const waitFor = async (options: Parameters<ReturnType<typeof createSandboxClient>['waitForFinal']>[1] = {}) => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create({ expiresAt: sandbox.clock.nowMs() / 1_000 + 3_600 });
  const waiting = createSandboxClient(sandbox).waitForFinal(paymentId, options);
  waiting.catch(() => undefined);
  await sandbox.clock.advance(0);
  return { sandbox, paymentId, waiting };
};

describe('waitForFinal', () => {
  it('sends a plain request first, then long polls, and resolves at the moment of the change', async () => {
    const { sandbox, paymentId, waiting } = await waitFor();
    await sandbox.clock.advance(10_000);
    await sandbox.step(paymentId, 'process');
    await sandbox.clock.advance(30_000);
    await sandbox.step(paymentId, 'succeed');
    assert.equal((await waiting).status, 'succeeded');
    assert.deepEqual(getPolls(sandbox), [
      [0, 'now'],
      [0, HOLD],
      [10_000, HOLD],
      [35_000, HOLD],
    ]);
    assert.equal(sandbox.mostInFlight, 1);
  });

  const ends: readonly (readonly [step: Step, status: string])[] = [
    ['succeed', 'succeeded'],
    ['expire', 'expired'],
  ];
  for (const [step, status] of ends) {
    it(`resolves to the payment once it has ${status}`, async () => {
      const { sandbox, paymentId, waiting } = await waitFor();
      await sandbox.step(paymentId, step);
      assert.deepEqual([(await waiting).status, (await waiting).isFinal], [status, true]);
    });
  }

  it('sends one request for a payment that is final already', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.cancel(paymentId);
    await createSandboxClient(sandbox).waitForFinal(paymentId);
    assert.deepEqual(getPolls(sandbox), [[0, 'now']]);
  });

  it('polls a gateway without long polling no more often than its pollInMs', async () => {
    const sandbox = new Sandbox();
    sandbox.handler = () => Response.json({ status: 'processing', isFinal: false, pollInMs: 2_000 });
    const rejection = getRejection(createSandboxClient(sandbox).waitForFinal('pay_1', { timeoutMs: 9_000 }));
    await sandbox.clock.advance(9_000);
    await rejection;
    assert.deepEqual(getRequestTimes(sandbox), [0, 0, 2_000, 4_000, 6_000, 8_000]);
  });

  it('rejects with a TimeoutError when the time is over, and aborts its request', async () => {
    const { sandbox, waiting } = await waitFor({ timeoutMs: 30_000 });
    await sandbox.clock.advance(29_999);
    assert.equal(sandbox.inFlight, 1);
    await sandbox.clock.advance(1);
    const message = 'The payment did not become final within 30000 ms.';
    await assert.rejects(waiting, { name: 'TimeoutError', timeoutMs: 30_000, message });
    const error = (await getRejection(waiting)) as Error;
    assert.equal(error.cause, undefined);
    assert.ok(inspect(error).includes(message) && !inspect(error).includes('did not answer'));
    assert.equal(sandbox.inFlight, 0);
    const asked = sandbox.requests.length;
    await sandbox.clock.advance(60_000);
    assert.equal(sandbox.requests.length, asked);
  });

  it('retries temporary failures, then sends a plain request and long polls again', async () => {
    const { sandbox, paymentId, waiting } = await waitFor();
    await sandbox.clock.advance(1);
    await sandbox.fault({ ...STATUS, kind: 'status', status: 500, times: 6 });
    await sandbox.clock.advance(40_000);
    await sandbox.step(paymentId, 'fail');
    assert.equal((await waiting).status, 'failed');
    const from = 25_000;
    assert.deepEqual(getPolls(sandbox).slice(2), [
      [from, HOLD],
      ...[1, 2, 3, 4, 5, 6].map((count) => [from + count * 1_000, 'now'] as const),
      [from + 6_000, HOLD],
    ]);
  });

  it('rejects with the current failure as the cause when the time is over', async () => {
    const { sandbox, waiting } = await waitFor({ timeoutMs: 40_000 });
    await sandbox.fault({ ...STATUS, kind: 'drop' });
    await sandbox.clock.advance(40_000);
    const error = (await getRejection(waiting)) as Error;
    assert.equal(error.name, 'TimeoutError');
    assert.equal((error.cause as Error).name, 'NetworkError');
  });

  it('rejects without a cause when the last request succeeded', async () => {
    const { sandbox, waiting } = await waitFor({ timeoutMs: 40_000 });
    await sandbox.fault({ ...STATUS, kind: 'drop', times: 1 });
    await sandbox.clock.advance(40_000);
    const error = (await getRejection(waiting)) as Error;
    assert.deepEqual([error.name, error.cause], ['TimeoutError', undefined]);
  });

  it('starts the backoff again after each answer', async () => {
    const sandbox = new Sandbox();
    const answers = [false, false, true, false, true];
    sandbox.handler = () =>
      (answers.shift() ?? true)
        ? Response.json({ status: 'processing', isFinal: false, pollInMs: 5_000 })
        : new Response(null, { status: 500 });
    const rejection = getRejection(
      createSandboxClient(sandbox, { random: () => 0.5 }).waitForFinal('pay_1', { timeoutMs: 7_000 }),
    );
    await sandbox.clock.advance(7_000);
    await rejection;
    // The delays after the failures: 1.5 s, 2.5 s, and 1.5 s again.
    assert.deepEqual(getRequestTimes(sandbox), [0, 1_500, 4_000, 4_000, 5_500, 5_500]);
  });

  it('never sets a timer beyond the range of timers, which would fire at once', async () => {
    const sandbox = new Sandbox();
    const { paymentId } = await sandbox.create();
    await sandbox.cancel(paymentId);
    const delays: number[] = [];
    const { now, monotonic } = sandbox.clock;
    const setTimeout = (callback: () => void, delayMs: number) => {
      delays.push(delayMs);
      return sandbox.clock.setTimeout(callback, delayMs);
    };
    const client = createSandboxClient(sandbox, { clock: { now, monotonic, setTimeout } });
    await client.waitForFinal(paymentId, { timeoutMs: Infinity });
    assert.deepEqual(delays, [2 ** 31 - 1, 1_500, 10_000]);
  });

  it('retries no sooner than Retry-After allows', async () => {
    const { sandbox, paymentId, waiting } = await waitFor();
    await sandbox.fault({ ...STATUS, kind: 'status', status: 429, headers: { 'Retry-After': '60' }, times: 1 });
    await sandbox.clock.advance(90_000);
    await sandbox.step(paymentId, 'fail');
    await waiting;
    assert.deepEqual(getRequestTimes(sandbox), [0, 0, 25_000, 85_000, 85_000]);
  });

  it('rejects at once with a non-retryable error', async () => {
    const sandbox = new Sandbox();
    const waiting = createSandboxClient(sandbox, { apiKey: 'wcp_test_unknown' }).waitForFinal('pay_1');
    await assert.rejects(waiting, { name: 'GatewayError', code: 'invalid_api_key', status: 401 });
    assert.equal(sandbox.requests.length, 1);
  });

  it('rejects with the 404 after ten seconds', async () => {
    const sandbox = new Sandbox();
    const rejection = getRejection(createSandboxClient(sandbox).waitForFinal('pay_0123456789ABCDEFGHJKMNPQRS'));
    await sandbox.clock.advance(60_000);
    const { name, code, status } = (await rejection) as Record<string, unknown> & Error;
    assert.deepEqual([name, code, status], ['GatewayError', 'payment_not_found', 404]);
    assert.deepEqual(
      getRequestTimes(sandbox),
      Array.from({ length: 11 }, (_, second) => second * 1_000),
    );
  });

  it('rejects with the reason of the signal', async () => {
    const abort = new AbortController();
    const { sandbox, waiting } = await waitFor({ signal: abort.signal });
    const reason = new Error('the process ends');
    abort.abort(reason);
    assert.equal(await getRejection(waiting), reason);
    await sandbox.clock.advance(0);
    assert.equal(sandbox.inFlight, 0);
  });

  for (const timeoutMs of [0, -1, NaN]) {
    it(`refuses a timeoutMs of ${timeoutMs}`, async () => {
      const sandbox = new Sandbox();
      await assert.rejects(createSandboxClient(sandbox).waitForFinal('pay_1', { timeoutMs }), {
        code: 'invalid_option',
      });
      assert.equal(sandbox.requests.length, 0);
    });
  }
});
