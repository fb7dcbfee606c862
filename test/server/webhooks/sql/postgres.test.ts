import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { findPostgres, startPostgres, type RunningPostgres } from '../../../../demo/test/support/postgres.js';
import { fromPgPool } from '../../../../src/server/webhooks/sql/pg.js';
import { createSqlStore } from '../../../../src/server/webhooks/sql/sql-store.js';
import { describeAbortedTransaction } from '../support/aborted-transaction.js';
import { createGate } from '../support/gate.js';
import { describeSqlStore } from '../support/sql-store-contract.js';
import { newPayment } from '../support/store-contract.js';

const bin = findPostgres();

const DEADLINE_MS = 10_000;

/** Resolves as soon as a transaction waits for another one. */
const waitForLock = async (pool: pg.Pool): Promise<void> => {
  const endMs = performance.now() + DEADLINE_MS;
  while (performance.now() < endMs) {
    const { rowCount } = await pool.query("select pid from pg_stat_activity where wait_event_type = 'Lock'");
    if (rowCount) return;
  }
  assert.fail('no transaction waits for another one');
};

const describePostgres = (binaries: string): void => {
  let server: RunningPostgres;
  let pools: pg.Pool[] = [];

  before(async () => {
    server = await startPostgres(binaries);
  });
  after(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await server.stop();
  });

  const connect = (options?: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool({ connectionString: server.url, ...options });
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  const open = async (options?: pg.PoolConfig) => {
    await Promise.all(pools.map((pool) => pool.end()));
    pools = [];
    const pool = connect(options);
    await pool.query('drop schema public cascade');
    await pool.query('create schema public');
    return fromPgPool(pool);
  };

  describeSqlStore('the PostgreSQL store', () => open());
  describeSqlStore('the PostgreSQL store with serializable transactions', () =>
    open({ options: '-c default_transaction_isolation=serializable' }),
  );
  describeAbortedTransaction('the PostgreSQL store', () => open());

  describe('the PostgreSQL store, used by several processes', () => {
    it('runs the effect once for an event that two processes receive at the same moment', async () => {
      const first = createSqlStore(await open());
      await first.createTables();
      const second = createSqlStore(fromPgPool(connect()));
      const claim = newPayment()();
      const gate = createGate();
      let calls = 0;
      const effect = async (): Promise<void> => {
        calls++;
        await gate.opened;
      };
      const both = [first, second].map((store) => store.process(claim, effect));
      gate.open();
      assert.deepEqual((await Promise.all(both)).sort(), ['applied', 'duplicate']);
      assert.equal(calls, 1);
    });

    it('processes the versions of a payment one after the other', async () => {
      const store = createSqlStore(await open());
      await store.createTables();
      const claim = newPayment();
      await store.process(claim(), () => Promise.resolve());
      const steps: string[] = [];
      const started = createGate();
      const gate = createGate();
      const first = store.process(claim({ version: 1 }), async () => {
        started.open();
        await gate.opened;
        steps.push('first');
      });
      await started.opened;
      const second = store.process(claim({ version: 2 }), async () => {
        steps.push('second');
      });
      await waitForLock(connect());
      gate.open();
      assert.deepEqual(await Promise.all([first, second]), ['applied', 'applied']);
      assert.deepEqual(steps, ['first', 'second']);
    });

    it('runs the effect again, of which nothing was stored, after the connection broke during it', async () => {
      const store = createSqlStore(await open());
      await store.createTables();
      let calls = 0;
      const outcome = await store.process(newPayment()(), async ({ tx }) => {
        await tx.query('create table made_by_the_effect (id text)');
        if (++calls === 1) await tx.query('select pg_terminate_backend(pg_backend_pid())');
      });
      assert.deepEqual([outcome, calls], ['applied', 2]);
    });

    it('outlives a restart of the server that ends its idle connection, although nobody listens to the pool', async () => {
      await open();
      const pool = new pg.Pool({ connectionString: server.url });
      const store = createSqlStore(fromPgPool(pool));
      await store.createTables();
      assert.equal(pool.idleCount, 1);
      await server.restart();
      assert.equal(await store.process(newPayment()(), () => Promise.resolve()), 'applied');
      await pool.end();
    });

    it('applies an event again after the server crashed during its effect', async () => {
      const store = createSqlStore(await open());
      await store.createTables();
      const claim = newPayment()({ version: 2, succeeded: true });
      await assert.rejects(store.process(claim, () => server.crash()));
      const flags: boolean[] = [];
      const outcome = await store.process(claim, async ({ firstSucceeded }) => {
        flags.push(firstSucceeded);
      });
      assert.deepEqual([outcome, flags], ['applied', [true]]);
      assert.equal(await store.process(claim, () => Promise.resolve()), 'duplicate');
    });
  });
};

if (bin) describePostgres(bin);
else
  describe('the PostgreSQL store', () => {
    it(
      'implements the contract of every store',
      { skip: 'needs PostgreSQL: apt-get install postgresql' },
      () => undefined,
    );
  });
