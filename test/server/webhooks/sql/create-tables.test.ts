import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSqlStore, type SqlConnection, type SqlDatabase } from '../../../../src/server/webhooks/index.js';

const LOST = 3;

/** A PostgreSQL in which another process makes the same tables at the same moment: `code` is what it answers then. */
const racing = (code: string) => {
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
    it(`tries again where PostgreSQL answers ${code} because another process makes the tables too`, async () => {
      const { database, count } = racing(code);
      await createSqlStore(database).createTables();
      assert.equal(count(), LOST + 1);
    });

  it('rejects with any other failure at once', async () => {
    const { database, count } = racing('42501');
    await assert.rejects(createSqlStore(database).createTables(), { code: '42501' });
    assert.equal(count(), 1);
  });
});
