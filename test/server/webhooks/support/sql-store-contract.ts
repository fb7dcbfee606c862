import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { SqlConnection, SqlDatabase } from '../../../../src/server/webhooks/sql/sql-database.js';
import { createSqlStore, type SqlStore } from '../../../../src/server/webhooks/sql/sql-store.js';
import { describeWebhookStore, newPayment } from './store-contract.js';

type Database = SqlDatabase<SqlConnection>;

/** A merchant's own table, in the same database. */
const createOrders = async (database: Database) => {
  const mark = database.dialect === 'postgres' ? '$1' : '?';
  await database.transaction((tx) => tx.query('create table orders (payment_id text not null)'));
  return {
    fulfil: async (tx: SqlConnection, paymentId: string): Promise<void> => {
      await tx.query(`insert into orders (payment_id) values (${mark})`, [paymentId]);
    },
    countOrders: (paymentId: string): Promise<number> =>
      database.transaction(async (tx) => {
        const { rows } = await tx.query(`select payment_id from orders where payment_id = ${mark}`, [paymentId]);
        return rows.length;
      }),
  };
};

/** A database whose process dies after the effect, before the commit. */
const dyingBeforeCommit = (database: Database): Database => ({
  ...database,
  transaction: (run) =>
    database.transaction(async (tx) => {
      await run(tx);
      throw new Error('the process died');
    }),
});

/** A driver's error for a transaction conflict. */
const createConflictError = (code: string): Error => Object.assign(new Error('try again'), { code });

/** Contract of every database store; `open` returns one without tables. */
export const describeSqlStore = (name: string, open: () => Promise<Database>): void => {
  describeWebhookStore(name, async () => {
    const store = createSqlStore(await open());
    await store.createTables();
    return store;
  });

  it(`${name} says that its tables are missing`, async () => {
    const store = createSqlStore(await open());
    await assert.rejects(
      store.process(newPayment()(), () => Promise.resolve()),
      { message: 'The tables of createSqlStore do not exist. Call await store.createTables() once at the start.' },
    );
  });

  describe(`${name}, with writes of the effect`, () => {
    let database: Database;
    let store: SqlStore<SqlConnection>;
    let orders: Awaited<ReturnType<typeof createOrders>>;
    before(async () => {
      database = await open();
      store = createSqlStore(database);
      await Promise.all([store.createTables(), store.createTables()]);
      orders = await createOrders(database);
    });

    it('keeps existing tables when another process creates them', async () => {
      const claim = newPayment()();
      await store.process(claim, async () => undefined);
      await createSqlStore(database).createTables();
      assert.equal(await store.process(claim, async () => undefined), 'duplicate');
    });

    it('commits the writes of the effect together with the claim', async () => {
      const claim = newPayment()();
      const effect = ({ tx }: { tx: SqlConnection }) => orders.fulfil(tx, claim.paymentId);
      assert.equal(await store.process(claim, effect), 'applied');
      assert.equal(await store.process(claim, effect), 'duplicate');
      assert.equal(await orders.countOrders(claim.paymentId), 1);
    });

    it('rolls back the writes when the effect fails, and commits those of the next delivery', async () => {
      const claim = newPayment()();
      await assert.rejects(
        store.process(claim, async ({ tx }) => {
          await orders.fulfil(tx, claim.paymentId);
          throw new Error('the mail server is down');
        }),
      );
      assert.equal(await orders.countOrders(claim.paymentId), 0);
      assert.equal(await store.process(claim, ({ tx }) => orders.fulfil(tx, claim.paymentId)), 'applied');
      assert.equal(await orders.countOrders(claim.paymentId), 1);
    });

    it('rolls back the writes when the process dies before the commit, and commits those of the next delivery', async () => {
      const claim = newPayment()({ version: 2, succeeded: true });
      const effect = ({ tx }: { tx: SqlConnection }) => orders.fulfil(tx, claim.paymentId);
      await assert.rejects(createSqlStore(dyingBeforeCommit(database)).process(claim, effect), /the process died/);
      assert.equal(await orders.countOrders(claim.paymentId), 0);
      let isFirst = false;
      const outcome = await store.process(claim, async ({ tx, firstSucceeded }) => {
        isFirst = firstSucceeded;
        await effect({ tx });
      });
      assert.deepEqual([outcome, isFirst], ['applied', true]);
      assert.equal(await orders.countOrders(claim.paymentId), 1);
    });

    it('does not acknowledge an event whose effect rolled back by itself', async () => {
      const claim = newPayment()();
      const undoing = async ({ tx }: { tx: SqlConnection }): Promise<void> => {
        await orders.fulfil(tx, claim.paymentId);
        await tx.query('rollback');
      };
      await assert.rejects(store.process(claim, undoing), { name: 'ConfigurationError', code: 'transaction_ended' });
      assert.equal(await store.process(claim, ({ tx }) => orders.fulfil(tx, claim.paymentId)), 'applied');
      assert.equal(await orders.countOrders(claim.paymentId), 1);
    });

    it('reports an effect that committed by itself, and does not run it again', async () => {
      const claim = newPayment()();
      const committing = async ({ tx }: { tx: SqlConnection }): Promise<void> => {
        await orders.fulfil(tx, claim.paymentId);
        await tx.query('commit');
      };
      await assert.rejects(store.process(claim, committing), { name: 'ConfigurationError', code: 'transaction_ended' });
      assert.equal(await store.process(claim, committing), 'duplicate');
      assert.equal(await orders.countOrders(claim.paymentId), 1);
    });

    it('refuses a query of an effect that did not await it', async () => {
      const claim = newPayment()();
      let late: SqlConnection | undefined;
      await store.process(claim, async ({ tx }) => {
        late = tx;
      });
      await assert.rejects(orders.fulfil(late!, claim.paymentId), {
        code: 'transaction_ended',
        message: 'onPayment used tx after its transaction had ended: return or await the promise of each query.',
      });
      assert.equal(await orders.countOrders(claim.paymentId), 0);
    });

    for (const error of [
      createConflictError('40001'),
      Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
      new Error('Failed query', { cause: createConflictError('40001') }),
    ])
      it(`retries after ${JSON.stringify({ ...error, ...(error.cause as object) })}`, async () => {
        const claim = newPayment()();
        let tries = 0;
        const outcome = await store.process(claim, async ({ tx }) => {
          await orders.fulfil(tx, claim.paymentId);
          if (++tries < 3) throw error;
        });
        assert.deepEqual([outcome, tries], ['applied', 3]);
        assert.equal(await orders.countOrders(claim.paymentId), 1);
      });
  });
};
