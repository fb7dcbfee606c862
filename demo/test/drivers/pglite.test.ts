import { after, before } from 'node:test';
import { openPglite } from '../../drivers/pglite.js';
import { createSqlStore } from '../../gateway/store/sql/sql-store.js';
import { describeStore } from '../support/store-contract.js';

let database: Awaited<ReturnType<typeof openPglite>>;

before(async () => {
  database = await openPglite();
});
after(() => database.close());

describeStore('PGlite', async () => {
  await database.pglite.exec('drop schema public cascade; create schema public');
  return createSqlStore({ ...database, close: () => Promise.resolve() });
});
