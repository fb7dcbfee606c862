import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createMerchantClient,
  createStatusHandler,
  MAX_WAITERS,
  MAX_WAITERS_PER_PAYMENT,
} from '../../../../src/server/merchant/index.js';
import { settle } from '../../../support/virtual-clock.js';
import { openStatusShop, SHOP } from './shop.js';

describe('the limits of the status handler', () => {
  it('answer 429 with Retry-After to a request beyond maxWaitersPerPayment, and disturb no other payment', async () => {
    const { sandbox, follow, visit } = await openStatusShop({ maxWaitersPerPayment: 2 });
    const { paymentId: id } = await sandbox.create();
    const waiting = [await follow(25_000), await follow(25_001)];
    for (const maxPollMs of [undefined, 25_002]) {
      const refused = await visit(maxPollMs);
      assert.deepEqual(refused.got(), [429, 'rate_limited']);
      assert.equal(refused.response()?.headers.get('retry-after'), '5');
      assert.equal(refused.response()?.headers.get('cache-control'), 'no-store');
    }
    assert.deepEqual((await visit(undefined, { id })).got(), [200, 'requires_action']);
    waiting[0]?.leave();
    await settle();
    assert.deepEqual((await visit()).got(), [200, 'requires_action']);
  });

  it('answer 503 with Retry-After to a request beyond maxWaiters', async () => {
    const { sandbox, follow, visit } = await openStatusShop({ maxWaiters: 2 });
    const { paymentId: id } = await sandbox.create();
    const waiting = [await follow(25_000), await visit(25_000, { id })];
    const refused = await visit();
    assert.deepEqual(refused.got(), [503, 'internal_error']);
    assert.equal(refused.response()?.headers.get('retry-after'), '5');
    waiting[1]?.leave();
    await settle();
    assert.deepEqual((await visit()).got(), [200, 'requires_action']);
  });

  it('count no request that is not authorized', async () => {
    const { visit } = await openStatusShop({ maxWaiters: 1, authorize: () => false });
    for (let visitor = 0; visitor < 3; visitor++) assert.equal((await visit(25_000)).got()?.[0], 404);
  });

  it(`are ${MAX_WAITERS_PER_PAYMENT} for a payment by default: 300 long polls hold one request, and starve nobody`, async () => {
    const { sandbox, visit } = await openStatusShop();
    const { paymentId: id } = await sandbox.create();
    const visits = [];
    for (let visitor = 0; visitor < 300; visitor++) visits.push(await visit(25_000));
    assert.equal(visits.filter(({ got }) => got()?.[0] === 429).length, 300 - MAX_WAITERS_PER_PAYMENT);
    assert.equal(sandbox.inFlight, 1);
    assert.equal((await visit(undefined, { id })).got()?.[0], 200);
  });

  for (const name of ['maxWaitersPerPayment', 'maxWaiters'] as const) {
    it(`are refused if ${name} is not a whole number of at least 1`, () => {
      const client = createMerchantClient({ baseUrl: SHOP, merchantId: 'm', apiKey: 'k' });
      const create = (value: number) => () => createStatusHandler({ client, authorize: () => true, [name]: value });
      for (const value of [0, 1.5, Infinity, '10' as unknown as number])
        assert.throws(create(value), { name: 'ConfigurationError', code: 'invalid_option' });
      for (const value of [1, MAX_WAITERS]) assert.doesNotThrow(create(value));
    });
  }
});
