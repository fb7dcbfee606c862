import { after, before } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from '../../../../src/server/webhooks/sql/pglite.js';
import { describeAbortedTransaction } from '../support/aborted-transaction.js';
import { describeSqlStore } from '../support/sql-store-contract.js';

let database: PGlite;

before(async () => {
  database = await PGlite.create();
});
after(() => database.close());

const open = async () => {
  await database.exec('drop schema public cascade; create schema public');
  return fromPglite(database);
};

describeSqlStore('the PGlite store', open);
describeAbortedTransaction('the PGlite store', open);
