import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSqlStore, type SqlConnection, type SqlDatabase } from '../../../../src/server/webhooks/index.js';

const LOST = 3;

/** A PostgreSQL that fails with `code`, as if another process created the same tables at the same moment. */
const createRacingDatabase = (code: string) => {
  let transactions = 0;
  const database: SqlDatabase<SqlConnection> = {
    dialect: 'postgres',
    transaction: async (run) => {
      transactions++;
      if (transactions <= LOST) throw Object.assign(new Error('the other one was first'), { code });
      return run({ query: async () => ({ rows: [] }) });
    },
  };
  return { database, count: () => transactions };
};

describe('createTables', () => {
  // unique_violation, duplicate_object (the type of the table's rows), duplicate_table, serialization_failure, deadlock_detected
  for (const code of ['23505', '42710', '42P07', '40001', '40P01'])
    it(`retries on PostgreSQL error ${code}, because another process may create the tables too`, async () => {
      const { database, count } = createRacingDatabase(code);
      await createSqlStore(database).createTables();
      assert.equal(count(), LOST + 1);
    });

  it('rejects at once with any other error', async () => {
    const { database, count } = createRacingDatabase('42501');
    await assert.rejects(createSqlStore(database).createTables(), { code: '42501' });
    assert.equal(count(), 1);
  });

  it('uses the database until it has succeeded, and not again', async () => {
    let transactions = 0;
    const store = createSqlStore({
      dialect: 'postgres',
      transaction: async (run) => {
        if (++transactions === 1) throw new Error('no database');
        return run({ query: async () => ({ rows: [] }) });
      },
    });
    await assert.rejects(store.createTables(), { message: 'no database' });
    await store.createTables();
    await store.createTables();
    assert.equal(transactions, 2);
  });
});
