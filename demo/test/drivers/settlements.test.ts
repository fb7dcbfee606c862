import { after, before, describe, it } from 'node:test';
import { openPostgres } from '../../drivers/postgres.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { openDatabase } from '../support/database-image.js';
import { findPostgres, startPostgres } from '../support/postgres.js';
import { describeSettlements } from '../support/settlement-contract.js';

/** As many as fit in half a minute. */
const HISTORIES = 1_000;

describe('PGlite', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;

  before(async () => {
    database = await openDatabase();
  });
  after(() => database.close());

  describeSettlements(
    'PGlite',
    async () => {
      await database.pglite.exec('drop schema public cascade; create schema public');
      return createDatabaseStore({ ...database, close: () => Promise.resolve() });
    },
    HISTORIES,
  );
});

const bin = findPostgres();

if (bin) {
  describe('PostgreSQL', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    let database: ReturnType<typeof openPostgres>;

    before(async () => {
      server = await startPostgres(bin);
      database = openPostgres(server.url, () => undefined);
    });
    after(async () => {
      await database.close();
      await server.stop();
    });

    describeSettlements(
      'PostgreSQL',
      async () => {
        await database.query('drop schema public cascade');
        await database.query('create schema public');
        return createDatabaseStore({ ...database, close: () => Promise.resolve() });
      },
      HISTORIES,
    );
  });
} else it('settlements agree in PostgreSQL', { skip: 'needs PostgreSQL: apt-get install postgresql' }, () => undefined);
