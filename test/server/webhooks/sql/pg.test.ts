import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromPgPool, type PgClient, type PgPool } from '../../../../src/server/webhooks/sql/pg.js';

/** Creates a pool of one connection that fails at one statement; records statements and releases. */
const createPool = (failingAt = '') => {
  const steps: unknown[] = [];
  const client: PgClient = {
    query: async (text) => {
      steps.push(text);
      if (text === failingAt) throw new Error(`timeout of ${text}`);
      return { rows: [] };
    },
    on: () => undefined,
    off: () => undefined,
    release: (isBroken) => {
      steps.push({ isBroken });
    },
  };
  const pool: PgPool<PgClient> = { connect: async () => client };
  return { database: fromPgPool(pool), steps };
};

const failing = (): Promise<never> => Promise.reject(new Error('the mail server is down'));

describe('a connection of a pg pool', () => {
  it('is released after the commit', async () => {
    const { database, steps } = createPool();
    assert.equal(await database.transaction(async () => 'done'), 'done');
    assert.deepEqual(steps, ['begin', 'commit', { isBroken: false }]);
  });

  it('is released after a rollback', async () => {
    const { database, steps } = createPool();
    await assert.rejects(database.transaction(failing), /the mail server is down/);
    assert.deepEqual(steps, ['begin', 'rollback', { isBroken: false }]);
  });

  it('is closed if the rollback fails, because the transaction may still be open', async () => {
    const { database, steps } = createPool('rollback');
    await assert.rejects(database.transaction(failing), /the mail server is down/);
    assert.deepEqual(steps.at(-1), { isBroken: true });
  });

  it('is rolled back if the commit fails', async () => {
    const { database, steps } = createPool('commit');
    await assert.rejects(
      database.transaction(async () => 'done'),
      /timeout of commit/,
    );
    assert.deepEqual(steps, ['begin', 'commit', 'rollback', { isBroken: false }]);
  });
});
