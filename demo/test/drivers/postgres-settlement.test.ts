import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { openPostgres } from '../../drivers/postgres.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import { openChainGateway, startNode } from '../support/chain-gateway.js';
import { pay, readTransfers, setDestination, untilNothingIsOpen, untilSettled } from '../support/chain-settlements.js';
import { findPostgres, startPostgres } from '../support/postgres.js';

const PROCESSES = 3;
const PAYMENTS = 5;

const bin = findPostgres();
const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

it(
  'each payment is settled by one transfer, whichever of several processes on one PostgreSQL begins it',
  { skip },
  async () => {
    const server = await startPostgres(bin ?? '');
    ends.push(() => server.stop());
    const node = await startNode();
    ends.push(() => node.stop());
    const open = async (autoSettleMs: number | null) => {
      const store = await createDatabaseStore(openPostgres(server.url, () => undefined));
      ends.push(() => store.close());
      const chain = await openChainGateway({ node, store, gateway: { autoSettleMs } });
      ends.push(() => {
        chain.gateway.close();
      });
      return chain;
    };
    const first = await open(null);
    const readBalance = await setDestination(first, 'USDC');
    const paid: Awaited<ReturnType<typeof pay>>[] = [];
    for (let count = 0; count < PAYMENTS; count++) paid.push(await pay(first, 'USDC'));
    const others = await Promise.all(Array.from({ length: PROCESSES }, () => open(0)));
    await Promise.all(
      paid.map(async ({ id }) => {
        const forced = await Promise.allSettled(others.map(({ gateway }) => gateway.payments.settle(id)));
        assert.ok(forced.filter(({ status }) => status === 'fulfilled').length <= 1);
      }),
    );
    for (const { id } of paid) await untilSettled(first, id);
    await untilNothingIsOpen(first.store);
    assert.equal(
      await readBalance(),
      paid.reduce((sum, { value }) => sum + value, 0n),
    );
    assert.equal((await readTransfers(first.store)).length, PAYMENTS);
  },
);
