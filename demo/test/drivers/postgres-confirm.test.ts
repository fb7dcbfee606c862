import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../drivers/postgres.js';
import type { Database } from '../../gateway/store/sql/database.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { findPostgres, startPostgres, type RunningPostgres } from '../support/postgres.js';
import { createTestGateway, type TestGateway } from '../support/test-gateway.js';
import { createWallet, offer, signed } from '../support/wallet.js';

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

describe('two sandboxes on one PostgreSQL', { skip }, () => {
  let server: RunningPostgres;
  const gateways: TestGateway[] = [];
  let database: Database;
  /** Called before each commit of the first sandbox that changes a payment. */
  let onCommit = async (): Promise<void> => undefined;

  before(async () => {
    server = await startPostgres(bin ?? '');
    database = openPostgres(server.url, () => undefined);
    const delayed: Database = {
      ...database,
      transaction: (work) =>
        database.transaction(async (tx) => {
          let isChange = false;
          const value = await work({
            query(text, values) {
              isChange ||= text.includes('pg_notify');
              return tx.query(text, values);
            },
          });
          if (isChange) await onCommit();
          return value;
        }),
    };
    for (const each of [delayed, database])
      gateways.push(createTestGateway({ store: await createDatabaseStore(each) }));
  });
  after(async () => {
    for (const gateway of gateways) gateway.close();
    await database.close();
    await server.stop();
  });

  it('answer equal confirmations alike, also if the account asks for options while one is committed', async () => {
    const [first, second] = gateways as [TestGateway, TestGateway];
    const { paymentId, wallet, option } = await offer(first);
    const body = await signed(option);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reached = new Promise<void>((resolve) => {
      onCommit = () => {
        resolve();
        return held;
      };
    });
    const early = wallet.confirm(body);
    await reached;
    const other = createWallet(second, paymentId);
    assert.equal((await other.options()).status, 200);
    let isAnswered = false;
    const late = other.confirm(body).finally(() => {
      isAnswered = true;
    });
    const isWaiting = async (): Promise<boolean> =>
      (await database.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length > 0;
    while (!isAnswered && !(await isWaiting())) await sleep(5);
    release();
    assert.deepEqual([(await early).status, (await late).status], [200, 200]);
  });
});
