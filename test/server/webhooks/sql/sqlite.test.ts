import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createSqlStore } from '../../../../src/server/webhooks/sql/sql-store.js';
import { fromSqlite, type SqliteDatabase } from '../../../../src/server/webhooks/sql/sqlite.js';
import { createGate } from '../support/gate.js';
import { createSqliteFile, type SqliteFile } from '../support/sqlite.js';
import { describeSqlStore } from '../support/sql-store-contract.js';
import { newPayment } from '../support/store-contract.js';

const files: SqliteFile[] = [];
const newFile = (): SqliteFile => {
  const file = createSqliteFile();
  files.push(file);
  return file;
};
after(() => {
  for (const file of files) file.remove();
});

describeSqlStore('the SQLite store', () => Promise.resolve(fromSqlite(newFile().connect())));

describe('the SQLite store, used by several processes', () => {
  it('waits for the lock of another process, and runs the effect once', async () => {
    const file = newFile();
    const gate = createGate();
    const database = file.connect();
    /** Opens the gate of the other process's effect as soon as it meets the lock. */
    const locked: SqliteDatabase = {
      prepare: (text) => database.prepare(text),
      exec: (text) => {
        try {
          return database.exec(text);
        } catch (error) {
          gate.open();
          throw error;
        }
      },
    };
    const stores = [file.connect(), locked].map((connection) => createSqlStore(fromSqlite(connection)));
    await stores[0]!.createTables();
    const claim = newPayment()();
    let calls = 0;
    const effect = async (): Promise<void> => {
      calls++;
      await gate.opened;
    };
    const both = stores.map((store) => store.process(claim, effect));
    assert.deepEqual((await Promise.all(both)).sort(), ['applied', 'duplicate']);
    assert.equal(calls, 1);
  });

  it('does not join a transaction that the program has open on the connection', async () => {
    const database = newFile().connect();
    const store = createSqlStore(fromSqlite(database));
    await store.createTables();
    database.exec('begin');
    const claim = newPayment()();
    await assert.rejects(
      store.process(claim, () => Promise.resolve()),
      /transaction/,
    );
  });
});
