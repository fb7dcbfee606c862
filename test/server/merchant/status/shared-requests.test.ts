import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settle } from '../../../support/virtual-clock.js';
import { delayAnswers, forgetLongPolls, openStatusShop } from './shop.js';

const PENDING = [200, 'requires_action'];
const PROCESSING = [200, 'processing'];

describe('the status handler, with many visitors of a payment,', () => {
  it('holds one request to the gateway for 50 long polls, and answers them all when the payment changes', async () => {
    const { sandbox, follow, step } = await openStatusShop();
    const visits = [];
    for (let visitor = 0; visitor < 50; visitor++) visits.push(await follow(25_000 + visitor));
    await sandbox.clock.advance(5_000);
    assert.equal(sandbox.inFlight, 1);
    assert.ok(visits.every(({ got }) => got() === undefined));
    await step('process');
    for (const { got } of visits) assert.deepEqual(got(), PROCESSING);
    assert.deepEqual([sandbox.inFlight, sandbox.clock.pending], [0, 1]);
    assert.equal(sandbox.mostInFlight, 2);
  });

  it('authorizes each request', async () => {
    let asked = 0;
    const { follow, visit } = await openStatusShop({ authorize: () => ++asked !== 3 });
    await follow(25_000);
    const stranger = await visit(25_001);
    assert.deepEqual(stranger.got(), [404, 'payment_not_found']);
    assert.equal(asked, 3);
  });

  it('shares nothing between two payments', async () => {
    const { sandbox, follow, visit, step } = await openStatusShop();
    const { paymentId: id } = await sandbox.create();
    const [one, other] = [await follow(25_000), await visit(25_000, { id })];
    assert.equal(sandbox.inFlight, 2);
    await step('process');
    assert.deepEqual([one.got(), other.got()], [PROCESSING, undefined]);
  });

  it('lets a visitor leave without disturbing the others, and aborts the request with the last one', async () => {
    const { sandbox, follow } = await openStatusShop({ onError: () => assert.fail('it is no error') });
    const [first, second] = [await follow(25_000), await follow(25_001)];
    first.leave();
    await settle();
    assert.deepEqual([first.got(), second.got(), sandbox.inFlight], [[499, ''], undefined, 1]);
    second.leave();
    await settle();
    assert.deepEqual([second.got(), sandbox.inFlight, sandbox.clock.pending], [[499, ''], 0, 1]);
  });

  it('gives the error of an aborted request to nobody who comes after it', async () => {
    const { follow, visit, step } = await openStatusShop();
    const first = await follow(25_000);
    first.leave();
    const next = await visit(25_001);
    assert.equal(next.got(), undefined);
    await step('process');
    assert.deepEqual(next.got(), PROCESSING);
  });

  it('aborts a plain request when all who share it have left', async () => {
    const { sandbox, visit } = await openStatusShop();
    await sandbox.fault({ route: 'GET /v1/payments/*', kind: 'hang', times: 1 });
    const [sharing, next] = [await visit(), await visit()];
    assert.equal(sandbox.requests.length, 1);
    sharing.leave();
    await settle();
    assert.deepEqual([sharing.got(), next.got()], [[499, ''], PENDING]);
  });
});

describe('the status handler, answering a plain request,', () => {
  it('sends a plain request while a long poll is held, and does not end the long poll', async () => {
    const { sandbox, follow, visit, takeRequests } = await openStatusShop();
    const held = await follow(25_000);
    await sandbox.clock.advance(3_000);
    const plain = await visit();
    assert.deepEqual([plain.got(), held.got()], [PENDING, undefined]);
    assert.deepEqual(takeRequests(), [null, 25_000, null]);
  });

  it('never answers with a status that the gateway read before the request arrived', async () => {
    const { sandbox, visit, step } = await openStatusShop();
    const answers = delayAnswers(sandbox);
    const early = await visit();
    await step('process');
    const late = await visit();
    await answers.release();
    assert.deepEqual([early.got(), late.got()], [PENDING, undefined]);
    await answers.release();
    assert.deepEqual(late.got(), PROCESSING);
  });

  it('shares one request among all that arrive while another is in flight', async () => {
    const { sandbox, visit, takeRequests } = await openStatusShop();
    const answers = delayAnswers(sandbox);
    const visits = [];
    for (let visitor = 0; visitor < 20; visitor++) visits.push(await visit());
    await answers.release();
    await answers.release();
    for (const { got } of visits) assert.deepEqual(got(), PENDING);
    assert.deepEqual(takeRequests(), [null, null]);
    assert.equal(sandbox.mostInFlight, 1);
  });

  it('tells those who wait of the change that its answer shows, and ends their request', async () => {
    const { sandbox, follow, visit, step } = await openStatusShop();
    forgetLongPolls(sandbox);
    const held = await follow(25_000);
    await step('process');
    assert.equal(held.got(), undefined);
    assert.deepEqual((await visit()).got(), PROCESSING);
    assert.deepEqual(held.got(), PROCESSING);
    assert.equal(sandbox.requests[1]?.init.signal?.aborted, true);
  });
});

describe('the status handler, joining a long poll to another one,', () => {
  it('answers it when its own maxPollMs ends, with a fresh status', async () => {
    const { sandbox, follow, takeRequests } = await openStatusShop();
    const long = await follow(25_000);
    const short = await follow(5_000);
    takeRequests();
    await sandbox.clock.advance(4_999);
    assert.equal(short.got(), undefined);
    await sandbox.clock.advance(1);
    assert.deepEqual([short.got(), long.got()], [PENDING, undefined]);
    assert.deepEqual(takeRequests(), [null]);
  });

  it('keeps it waiting when the other one ends, and holds the next request for the rest of its time', async () => {
    const { sandbox, follow, step, takeRequests } = await openStatusShop();
    const first = await follow(25_000);
    await sandbox.clock.advance(10_000);
    const second = await follow(25_100);
    takeRequests();
    await sandbox.clock.advance(15_000);
    assert.deepEqual([first.got(), second.got()], [PENDING, undefined]);
    assert.deepEqual(takeRequests(), [10_100]);
    await step('process');
    assert.deepEqual(second.got(), PROCESSING);
  });

  it('never exceeds its maxPollMs, and asks for nobody after it', async () => {
    const { sandbox, follow, takeRequests } = await openStatusShop();
    await follow(25_000);
    await sandbox.clock.advance(10_000);
    const second = await follow(25_100);
    await sandbox.clock.advance(25_099);
    assert.equal(second.got(), undefined);
    await sandbox.clock.advance(1);
    assert.deepEqual(second.got(), PENDING);
    takeRequests();
    await sandbox.clock.advance(60_000);
    assert.deepEqual([takeRequests(), sandbox.inFlight], [[], 0]);
  });

  it('answers all at once if the gateway does not hold requests, and does not repeat them', async () => {
    const { sandbox, follow, takeRequests } = await openStatusShop();
    const { handler } = sandbox;
    sandbox.handler = (request) => handler(new Request(request.url.split('?')[0]!, request));
    const visits = [await follow(25_000), await follow(25_001)];
    for (const { got } of visits) assert.deepEqual(got(), PENDING);
    assert.deepEqual(takeRequests(), [null, 25_000, null, 25_001]);
  });
});

describe('the status handler, when the gateway fails for many visitors,', () => {
  const failures = [
    [{ kind: 'status', status: 429, headers: { 'Retry-After': '9' } }, 429, '9'],
    [{ kind: 'drop' }, 502, null],
  ] as const;
  for (const [fault, status, retryAfter] of failures) {
    it(`gives all of them the answer to ${JSON.stringify(fault)}, and reports it once`, async () => {
      const errors: unknown[] = [];
      const { sandbox, visit } = await openStatusShop({ onError: (error) => errors.push(error) });
      const answers = delayAnswers(sandbox);
      await sandbox.fault({ route: 'GET /v1/payments/*', ...fault });
      const visits = [await visit(25_000), await visit(25_001), await visit(25_002)];
      answers.stop();
      await answers.release();
      for (const { got, response } of visits) {
        assert.deepEqual([got()?.[0], response()?.headers.get('retry-after')], [status, retryAfter]);
      }
      assert.deepEqual([errors.length, sandbox.requests.length], [1, 1]);
    });
  }
});
