import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RETURN_MS } from '../../../../src/server/merchant/status/told-states.js';
import { delayAnswers, openStatusShop } from './shop.js';

const PENDING = [200, 'requires_action'];
const PROCESSING = [200, 'processing'];
/** The sandbox's `pollInMs`. */
const POLL_IN_MS = 1_000;

describe('a long poll that joins another one', () => {
  it("is answered at once if the status changed since its visitor's first answer", async () => {
    const { follow, visit, step } = await openStatusShop();
    const first = await follow(25_000);
    await visit();
    await step('process');
    assert.deepEqual(first.got(), PROCESSING);
    // The first visitor has returned already, and would be joined.
    await visit(25_000);
    assert.deepEqual((await visit(25_001)).got(), PROCESSING);
  });

  it("is answered at once if the status changed since its visitor's last long poll", async () => {
    const { sandbox, follow, visit, step } = await openStatusShop();
    const short = await follow(5_000);
    const long = await follow(25_000);
    await sandbox.clock.advance(5_000);
    assert.deepEqual(short.got(), PENDING);
    await step('process');
    assert.deepEqual(long.got(), PROCESSING);
    const held = await visit(25_000);
    assert.equal(held.got(), undefined);
    assert.deepEqual((await visit(5_000)).got(), PROCESSING);
    assert.equal(held.got(), undefined);
  });

  it('is held again after that', async () => {
    const { sandbox, follow, visit, step } = await openStatusShop();
    await follow(25_000);
    await visit();
    await step('process');
    assert.deepEqual((await visit(25_001)).got(), PROCESSING);
    const [first, second] = [await visit(25_000), await visit(25_001)];
    assert.deepEqual([first.got(), second.got(), sandbox.inFlight], [undefined, undefined, 1]);
    await step('succeed');
    assert.deepEqual(
      [first.got(), second.got()],
      [
        [200, 'succeeded'],
        [200, 'succeeded'],
      ],
    );
  });

  it('is held without a gap in which it waited: all who were told of a change wait for the next one', async () => {
    const { sandbox, follow, visit, step, takeRequests } = await openStatusShop();
    for (const maxPollMs of [25_000, 25_001, 25_002]) await follow(maxPollMs);
    await step('process');
    takeRequests();
    const visits = [await visit(25_000), await visit(25_001), await visit(25_002)];
    assert.ok(visits.every(({ got }) => got() === undefined));
    assert.deepEqual([takeRequests(), sandbox.inFlight], [[25_000], 1]);
  });

  it('is answered at once if it is unknown what its visitor was told, and the status has just changed', async () => {
    const { sandbox, follow, visit, step } = await openStatusShop();
    await follow(25_000);
    await step('process');
    await visit(25_000);
    assert.deepEqual((await visit(25_001)).got(), PROCESSING);
    await sandbox.clock.advance(POLL_IN_MS + RETURN_MS);
    assert.equal((await visit(25_002)).got(), undefined);
  });
});

describe('the status handler, with answers that overtake each other,', () => {
  it('tells nobody of a status that the payment has left', async () => {
    const { sandbox, follow, visit, step } = await openStatusShop();
    const held = await follow(25_000);
    const answers = delayAnswers(sandbox);
    const plain = await visit();
    answers.stop();
    await step('process');
    assert.deepEqual(held.got(), PROCESSING);
    const next = await visit(25_000);
    await answers.release();
    assert.deepEqual(plain.got(), PROCESSING);
    assert.notDeepEqual(next.got(), PENDING);
  });
});
