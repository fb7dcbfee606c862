import { after, before } from 'node:test';
import { openPglite } from '../../drivers/pglite.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { describeStore } from '../support/store-contract.js';

let database: Awaited<ReturnType<typeof openPglite>>;

before(async () => {
  database = await openPglite();
});
after(() => database.close());

describeStore('PGlite', async () => {
  await database.pglite.exec('drop schema public cascade; create schema public');
  return createDatabaseStore({ ...database, close: () => Promise.resolve() });
});
