import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import { fromPgPool, type PgClient, type PgPool } from '../../../../src/server/webhooks/sql/pg.js';
import { fromSqlite, type SqliteDatabase, type SqliteValue } from '../../../../src/server/webhooks/sql/sqlite.js';

/** A driver as strict as `better-sqlite3`, which rejects `all` for statements without rows; records the others. */
const createStrictDriver = () => {
  const statements: { readonly text: string; readonly values: readonly SqliteValue[] }[] = [];
  const database: SqliteDatabase = {
    exec: () => undefined,
    prepare: (text) => {
      const reader = /^select|returning/i.test(text);
      return {
        reader,
        all: (...values) => {
          assert.ok(reader, 'This statement does not return data. Use run() instead.');
          statements.push({ text, values });
          return [{ version: null, succeeded: 0, settled: 0 }];
        },
        run: (...values) => statements.push({ text, values }),
      };
    },
  };
  return { database: fromSqlite(database), statements };
};

describe('a SQLite driver that rejects reads of statements without rows', () => {
  it('runs statements without rows with exactly the given values', async () => {
    const { database, statements } = createStrictDriver();
    const results = await database.transaction((tx) =>
      Promise.all([tx.query('delete from carts'), tx.query('select ?', [1])]),
    );
    assert.deepEqual(statements, [
      { text: 'delete from carts', values: [] },
      { text: 'select ?', values: [1] },
    ]);
    assert.deepEqual(results[0], { rows: [] });
  });
});

/** A pool of one connection. */
const createPool = () => {
  const texts: string[] = [];
  const released: unknown[] = [];
  const client = Object.assign(new EventEmitter(), {
    query: async (text: string) => {
      texts.push(text);
      return { rows: [{ version: null, succeeded: 0, settled: 0 }] };
    },
    release: (isBroken?: boolean) => released.push(isBroken),
  });
  const pool: PgPool<PgClient> = { connect: async () => client };
  return { database: fromPgPool(pool), client, texts, released };
};

describe('a PostgreSQL connection', () => {
  it('is closed if it breaks while idle, and does not end the process', async () => {
    const { database, client, released } = createPool();
    await database.transaction(async () => client.emit('error', new Error('Connection terminated unexpectedly')));
    assert.deepEqual(released, [true]);
  });

  it('has no error listener after its release', async () => {
    const { database, client } = createPool();
    await database.transaction(() => Promise.resolve());
    assert.equal(client.listenerCount('error'), 0);
  });
});
