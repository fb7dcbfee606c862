import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { settle } from '../../../support/virtual-clock.js';
import { forgetLongPolls, openStatusShop } from './shop.js';

const PROCESSING = [200, 'processing'];

describe('notify of the status handler', () => {
  it('sends one plain request, and answers all who wait at once', async () => {
    const { sandbox, paymentId, handle, follow, step, takeRequests } = await openStatusShop();
    forgetLongPolls(sandbox);
    const visits = [await follow(25_000), await follow(25_001)];
    await step('process');
    takeRequests();
    await handle.notify(paymentId);
    await settle();
    for (const { got } of visits) assert.deepEqual(got(), PROCESSING);
    assert.deepEqual(takeRequests(), [null]);
    assert.deepEqual(sandbox.requests[1]?.init.signal?.aborted, true);
  });

  it('answers nobody if the status is the same', async () => {
    const { sandbox, paymentId, handle, follow, takeRequests } = await openStatusShop();
    const held = await follow(25_000);
    takeRequests();
    await handle.notify(paymentId);
    await settle();
    assert.deepEqual([held.got(), takeRequests(), sandbox.inFlight], [undefined, [null], 1]);
  });

  it('asks nobody if nobody waits for the payment', async () => {
    const { sandbox, paymentId, handle, visit } = await openStatusShop();
    const { paymentId: id } = await sandbox.create();
    await visit(25_000, { id });
    await handle.notify(paymentId);
    await handle.notify('pay_unknown');
    assert.equal(sandbox.requests.length, 1);
  });

  it('reports a failure of the gateway, does not reject, and leaves the visitors waiting', async () => {
    const errors: unknown[] = [];
    const { sandbox, paymentId, handle, follow } = await openStatusShop({ onError: (error) => errors.push(error) });
    const held = await follow(25_000);
    await sandbox.fault({ route: 'GET /v1/payments/*', kind: 'status', status: 500, times: 1 });
    await handle.notify(paymentId);
    assert.deepEqual([errors.length, held.got()], [1, undefined]);
  });

  it('sends one request for several notifications at once, and one more for those that came meanwhile', async () => {
    const { paymentId, handle, follow, takeRequests } = await openStatusShop();
    await follow(25_000);
    takeRequests();
    await Promise.all(Array.from({ length: 10 }, () => handle.notify(paymentId)));
    assert.deepEqual(takeRequests(), [null, null]);
  });
});

describe('the port subscribe of the status handler', () => {
  /** A channel between processes. */
  const createChannel = () => {
    const listeners: ((paymentId: string) => void)[] = [];
    return {
      subscribe: (notify: (paymentId: string) => void) => void listeners.push(notify),
      publish: (paymentId: string) => {
        listeners.forEach((notify) => notify(paymentId));
      },
    };
  };

  it('notifies the handlers of all processes', async () => {
    const { subscribe, publish } = createChannel();
    const shop = await openStatusShop({ subscribe });
    const handler = shop.createHandler();
    forgetLongPolls(shop.sandbox);
    const visits = [await shop.follow(25_000), await shop.visit(25_001, { handler })];
    await shop.step('process');
    publish(shop.paymentId);
    await settle();
    for (const { got } of visits) assert.deepEqual(got(), PROCESSING);
  });

  it('makes a process that knew nothing of the payment answer a visitor of another one at once', async () => {
    const { subscribe, publish } = createChannel();
    const shop = await openStatusShop({ subscribe });
    const handler = shop.createHandler();
    await shop.visit();
    await shop.step('process');
    publish(shop.paymentId);
    assert.deepEqual((await shop.visit(25_000, { handler })).got(), PROCESSING);
  });

  it('may fail, which is reported', async () => {
    const errors: unknown[] = [];
    const { visit } = await openStatusShop({
      subscribe: () => Promise.reject(new Error('no database')),
      onError: (error) => errors.push(error),
    });
    await settle();
    assert.match(String(errors), /no database/);
    assert.equal((await visit()).got()?.[0], 200);
  });
});
