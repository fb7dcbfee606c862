import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { openPglite } from '../../drivers/pglite.js';
import { MIGRATIONS } from '../../gateway/store/sql/migrations.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';

let database: Awaited<ReturnType<typeof openPglite>>;

before(async () => {
  database = await openPglite();
});
after(() => database.close());

it('migrating an endpoint with one previous secret keeps that secret', async () => {
  await database.pglite.exec(MIGRATIONS[0] ?? '');
  await database.pglite.exec('create table migration (version integer primary key); insert into migration values (1)');
  const previous = { secret: 'whsec_BBBB', untilMs: 5 };
  for (const [mode, data] of [
    ['test', { previous }],
    ['live', { previous: null }],
  ] as const)
    await database.query('insert into endpoint (merchant_id, mode, data) values ($1, $2, $3)', [
      'merchant_demo',
      mode,
      JSON.stringify(data),
    ]);
  const store = await createDatabaseStore({ ...database, close: () => Promise.resolve() });
  const previousIn = async (mode: 'test' | 'live') =>
    (await store.read(({ endpoints }) => endpoints.find({ merchantId: 'merchant_demo', mode })))?.previous;
  assert.deepEqual(await previousIn('test'), [previous]);
  assert.deepEqual(await previousIn('live'), []);
});
