import { after, before } from 'node:test';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { describeStore } from '../support/store-contract.js';
import { openDatabase } from '../support/database-image.js';

let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase();
});
after(() => database.close());

describeStore('PGlite', async () => {
  await database.pglite.exec('drop schema public cascade; create schema public');
  return createDatabaseStore({ ...database, close: () => Promise.resolve() });
});
