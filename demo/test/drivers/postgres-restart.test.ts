import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openPostgres } from '../../drivers/postgres.js';
import { StoreUnavailableError } from '../../gateway/store/store-unavailable.js';
import type { Database } from '../../gateway/store/sql/database.js';
import { startNode, type ClusterNode } from '../support/cluster.js';
import { findPostgres, startPostgres, type RunningPostgres } from '../support/postgres.js';
import { MERCHANT, ORDER } from '../support/test-gateway.js';

const LANES = 8;
const RESTARTS = 3;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const BREAK = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';

describe('a PostgreSQL that breaks connections', { skip }, () => {
  let server: RunningPostgres;
  let database: Database;
  let administrator: Database;
  const errors: unknown[] = [];

  before(async () => {
    server = await startPostgres(bin ?? '');
    database = openPostgres(server.url, (error) => errors.push(error));
    administrator = openPostgres(server.url, () => undefined);
    await database.query('create table note (id integer primary key)');
  });
  after(async () => {
    await Promise.all([database.close(), administrator.close()]);
    await server.stop();
  });
  const readNotes = async (): Promise<readonly number[]> =>
    (await database.query<{ id: number }>('select id from note order by id')).map(({ id }) => id);

  it('has a transaction run again if it breaks between two statements', async () => {
    let runs = 0;
    await database.transaction(async (tx) => {
      await tx.query('insert into note values (1)');
      if (++runs === 1) await administrator.query(BREAK);
      await tx.query('select 1');
    });
    assert.deepEqual([runs, await readNotes()], [2, [1]]);
  });

  it('does not end the process if it breaks while a transaction waits for something else, or is idle', async () => {
    // Leaves one connection idle.
    await Promise.all([database.query('select 1'), database.query('select 1')]);
    errors.length = 0;
    let runs = 0;
    await database.transaction(async (tx) => {
      await tx.query('insert into note values (2)');
      if (++runs > 1) return;
      await administrator.query(BREAK);
      // Both connections are told at the same time.
      while (!errors.length) await new Promise((resolve) => setImmediate(resolve));
      await tx.query('select 1');
    });
    assert.deepEqual([runs, await readNotes()], [2, [1, 2]]);
  });

  it('leaves it open whether a lost commit was made: the transaction is not run again', async () => {
    await database.query(`create function die() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await database.query(`create constraint trigger die after insert on note deferrable initially deferred
      for each row execute function die()`);
    let runs = 0;
    const change = database.transaction(async (tx) => {
      runs++;
      await tx.query('insert into note values (3)');
    });
    await assert.rejects(change, StoreUnavailableError);
    await database.query('drop function die cascade');
    assert.deepEqual([runs, await readNotes()], [1, [1, 2]]);
  });

  for (const [what, statement] of [
    ['another transaction', `raise exception sqlstate '40001'`],
    ['a server that only reads', `set transaction read only; insert into note values (4)`],
    ['a database that takes no connections now', `raise exception sqlstate '55000'`],
    ['a time limit', `raise exception sqlstate '57014'`],
    ['a lock that it does not get', `raise exception sqlstate '55P03'`],
  ] as const)
    it(`has a transaction run again that fails because of ${what}`, async () => {
      let runs = 0;
      await database.transaction(async (tx) => {
        if (++runs === 1) await tx.query(`do $$ begin ${statement}; end $$`);
      });
      assert.equal(runs, 2);
    });

  it('gives up work that fails for seconds, though other work succeeds', async () => {
    let isOver = false;
    const others = async (): Promise<void> => {
      while (!isOver) await database.query('select pg_sleep(0.01)');
    };
    const busy = others();
    const conflict = database.query(`do $$ begin raise exception sqlstate '40P01'; end $$`);
    await assert.rejects(conflict, StoreUnavailableError).finally(() => {
      isOver = true;
    });
    await busy;
  });

  it('does not stand in for what a statement does wrong', async () => {
    await assert.rejects(database.query('select nothing'), { code: '42703' });
  });
});

describe('a sandbox whose PostgreSQL restarts under load', { skip }, () => {
  let server: RunningPostgres;
  let node: ClusterNode;

  before(async () => {
    server = await startPostgres(bin ?? '');
    node = await startNode(['--port', '0'], { DATABASE_URL: server.url });
  });
  after(() => node.stop());

  it('answers every request, at most with 503, and loses no payment', async () => {
    let isOver = false;
    let count = 0;
    const statuses = new Set<number>();
    const ids = new Map<string, string>();
    const create = async (key: string): Promise<void> => {
      const headers = { 'Content-Type': 'application/json', ...MERCHANT, 'Idempotency-Key': key };
      for (;;) {
        const response = await fetch(`${node.url}/v1/payments`, {
          method: 'POST',
          headers,
          body: JSON.stringify(ORDER),
        });
        const { paymentId } = (await response.json()) as { paymentId?: string };
        statuses.add(response.status);
        if (paymentId === undefined) continue;
        ids.set(key, paymentId);
        return;
      }
    };
    const lane = async (): Promise<void> => {
      while (!isOver) await create(`order ${count++}`);
    };
    const lanes = Array.from({ length: LANES }, lane);
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = ids.size;
      while (ids.size < before + LANES) await new Promise((resolve) => setTimeout(resolve, 5));
      await server.restart();
    }
    isOver = true;
    await Promise.all(lanes);
    assert.deepEqual(
      [...statuses].filter((status) => ![201, 503].includes(status)),
      [],
    );
    const rows = openPostgres(server.url, () => undefined);
    const stored = await rows.query<{ id: string }>('select id from payment');
    await rows.close();
    assert.deepEqual(stored.map(({ id }) => id).sort(), [...ids.values()].sort());
  });

  it('answers 503 once the database is gone for good, on the interface and on pages', async () => {
    await server.stop();
    const [api, page] = await Promise.all([
      fetch(`${node.url}/v1/payments`, { headers: MERCHANT }),
      fetch(`${node.url}/shop/thanks?payment_id=pay_1`),
    ]);
    for (const { status, headers } of [api, page]) assert.deepEqual([status, headers.get('retry-after')], [503, '1']);
    assert.equal(((await api.json()) as { code: string }).code, 'internal_error');
    assert.match(await page.text(), /The database cannot be reached/);
  });
});
