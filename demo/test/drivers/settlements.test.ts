import { after, before, describe, it } from 'node:test';
import { openPostgres } from '../../drivers/postgres.js';
import type { Database } from '../../gateway/store/sql/database.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import type { Store } from '../../gateway/store/store.js';
import { openDatabase } from '../support/database-image.js';
import { findPostgres, startPostgres, type RunningPostgres } from '../support/postgres.js';
import { describeSettlements } from '../support/settlement-contract.js';

/** As many as fit in some seconds. The full run has ten thousand. */
const OPTIONS = { histories: 300, shrinks: false } as const;

let database: Database;
let store: Store;

/** Tables stay: work of the previous gateway may still read them. */
const emptyStore = async (): Promise<Store> => {
  await database.query('truncate payment, event, delivery, payment_total, customer, customer_total');
  return store;
};

describe('PGlite', () => {
  before(async () => {
    database = await openDatabase();
    store = await createDatabaseStore(database);
  });
  after(() => store.close());

  describeSettlements('PGlite', emptyStore, OPTIONS);
});

const bin = findPostgres();

if (bin) {
  describe('PostgreSQL', () => {
    let server: RunningPostgres;

    before(async () => {
      server = await startPostgres(bin);
      database = openPostgres(server.url, () => undefined);
      store = await createDatabaseStore(database);
    });
    after(async () => {
      await store.close();
      await server.stop();
    });

    describeSettlements('PostgreSQL', emptyStore, OPTIONS);
  });
} else it('settlements agree in PostgreSQL', { skip: 'needs PostgreSQL: apt-get install postgresql' }, () => undefined);
