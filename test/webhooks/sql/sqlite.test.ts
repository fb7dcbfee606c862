import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { createSqlStore } from '../../../src/webhooks/sql/sql-store.js';
import { fromSqlite, type SqliteDatabase } from '../../../src/webhooks/sql/sqlite.js';
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

describeSqlStore('the store in SQLite', () => Promise.resolve(fromSqlite(newFile().connect())));

describe('the store in SQLite, of several processes', () => {
  it('waits for the lock that another one holds, and runs the effect once', async () => {
    const file = newFile();
    const gate = createGate();
    const database = file.connect();
    /** Ends the effect of the other one as soon as it has met the lock. */
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

  it('keeps a transaction of its own apart from one that the program has open on the connection', async () => {
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
