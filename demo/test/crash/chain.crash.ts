import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { findPostgres } from '../support/postgres.js';
import { describeCounts, findProblems, PROCESSES, startChainCluster } from './chain-cluster.js';

const PAYMENTS = 1_000;
const DISTURBANCES = 45;
/** Number of concurrent buyers; each has a second device with another account. */
const LANES = 8;
const SYMBOLS = ['USDC', 'EURC', 'TUSD', 'ETH'];

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

describe(`${PROCESSES} processes with one relayer on one chain`, () => {
  it(
    `pay each of ${PAYMENTS} payments at most once, and leave none open, while processes and the node are killed`,
    {
      skip,
    },
    async (t) => {
      const cluster = await startChainCluster({ bin: bin ?? '', seed: 11, ends });
      const { store, random, pickOf, openBuyer } = cluster;
      // What a node loses is sent again later, and must not have expired by then.
      const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
      const ids: string[] = [];
      /** A permit is signed with the nonce of the chain: two at once would be the same one, and the second is reverted. */
      const hasEnded = async (id: string | undefined): Promise<boolean> => {
        if (id === undefined) return true;
        const payment = await store.read(({ payments }) => payments.find(id));
        return payment?.state.status !== 'processing';
      };
      const lane = async (name: number): Promise<void> => {
        const [first, second] = [await openBuyer(), await openBuyer()];
        let permitted: string | undefined;
        while (ids.length < PAYMENTS) {
          const id = await first.create(`order ${name} ${ids.length}`, { expiresAt });
          ids.push(id);
          const isFree = await hasEnded(permitted);
          const symbol = pickOf(SYMBOLS.filter((each) => each !== 'EURC' || isFree));
          if (symbol === 'EURC') permitted = id;
          // Sometimes on two devices at once; a payment in the native coin twice would be reverted, and cost gas only.
          await Promise.all([first.pay(id, symbol), ...(random() < 0.2 ? [second.pay(id, 'USDC')] : [])]);
        }
      };
      const lanes = Promise.all(Array.from({ length: LANES }, (_, name) => lane(name)));
      const disturbed = await cluster.disturb(lanes, DISTURBANCES);

      const { payments, ledger } = await cluster.untilAgreed();
      const statuses = payments.map(({ state }) => state.status);
      t.diagnostic(`${describeCounts(statuses)}; ${ledger.paid} paid on the chain; ${describeCounts(disturbed)}`);
      assert.deepEqual(findProblems(payments, ledger), []);
      const succeeded = statuses.filter((status) => status === 'succeeded');
      assert.ok(succeeded.length > PAYMENTS * 0.9, 'most payments have succeeded');
      await ledger.assertBalances(cluster.getBuyers());
    },
  );
});
