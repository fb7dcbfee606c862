import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createDatabaseStore } from '../../../../gateway/store/sql/database-store.js';
import type { StoreChange } from '../../../../gateway/store/store.js';
import { openDatabase } from '../../../support/database-image.js';

let database: Awaited<ReturnType<typeof openDatabase>>;
let received: (StoreChange | null)[] = [];

before(async () => {
  database = await openDatabase();
  (await createDatabaseStore(database)).subscribe((change) => received.push(change));
});
beforeEach(() => {
  received = [];
});
after(() => database.close());

const send = (payload: string) => database.query('select pg_notify($1, $2)', ['pay_status', payload]);

describe('a message on the database channel', () => {
  for (const payload of [
    'hello',
    '',
    'null',
    '7',
    '{}',
    '{"from":"other"}',
    '{"from":"other","changes":[{"paymentId":"pay_1"}]}',
    '{"from":"other","changes":[{"paymentId":null,"due":{"queue":"refunds","atMs":1}}]}',
  ]) {
    it(`is treated as an unknown change: "${payload}"`, async () => {
      await send(payload);
      assert.deepEqual(received, [null]);
    });
  }

  it('contains the changes of another gateway', async () => {
    const changes = [{ paymentId: 'pay_1', due: { queue: 'payments', atMs: 5 } }, null];
    await send(JSON.stringify({ from: 'other', changes }));
    assert.deepEqual(received, changes);
  });
});
