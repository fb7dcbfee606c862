import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SqlConnection, SqlDatabase } from '../../../../src/server/webhooks/sql/sql-database.js';
import { createSqlStore } from '../../../../src/server/webhooks/sql/sql-store.js';
import { newPayment } from './store-contract.js';

/** If a statement of a transaction failed, PostgreSQL rolls back at the commit, without an error. */
export const describeAbortedTransaction = (name: string, open: () => Promise<SqlDatabase<SqlConnection>>): void => {
  describe(`${name}, with an effect that hides the failure of a statement`, () => {
    it('does not acknowledge an event whose transaction was rolled back', async () => {
      const store = createSqlStore(await open());
      await store.createTables();
      const claim = newPayment()();
      const hiding = ({ tx }: { tx: SqlConnection }) =>
        tx.query('insert into no_such_table values (1)').then(
          () => undefined,
          () => undefined,
        );
      await assert.rejects(store.process(claim, hiding), { code: '25P02' });
      assert.equal(await store.process(claim, () => Promise.resolve()), 'applied');
    });
  });
};
