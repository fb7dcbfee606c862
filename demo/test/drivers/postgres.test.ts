import { after, before, describe, it } from 'node:test';
import type { Database } from '../../gateway/store/sql/database.js';
import { openPostgres } from '../../drivers/postgres.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { findPostgres, REPEATABLE_READ, startPostgres, type RunningPostgres } from '../support/postgres.js';
import { describeStore } from '../support/store-contract.js';

const bin = findPostgres();

if (bin) {
  let server: RunningPostgres;
  let last: Database | undefined;

  before(async () => {
    server = await startPostgres(bin, REPEATABLE_READ);
  });
  after(async () => {
    await last?.close();
    await server.stop();
  });

  describeStore('PostgreSQL', async () => {
    await last?.close();
    const database = (last = openPostgres(server.url, () => undefined));
    await database.query('drop schema public cascade');
    await database.query('create schema public');
    return createDatabaseStore({ ...database, close: () => Promise.resolve() });
  });
} else {
  describe('the PostgreSQL store', () => {
    it(
      'fulfils the contract of every store',
      { skip: 'needs PostgreSQL: apt-get install postgresql' },
      () => undefined,
    );
  });
}
