import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openPostgres } from '../../drivers/postgres.js';
import { seededRandom } from '../../gateway/core/random.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';
import { createChainBuyer } from '../support/chain-buyer.js';
import { findPostgres, startPostgres } from '../support/postgres.js';
import { readLedger, type Ledger } from './chain-ledger.js';
import { startDisturbedChain } from './disturbed-chain.js';

const PROCESSES = 3;
const PAYMENTS = 1_000;
const DISTURBANCES = 45;
/** More than a killed node loses in a second: each transaction is a block of its own. */
const CONFIRMATIONS = 80;
/** The deepest reorganisation, blocks. */
const DEPTH = 20;
/** Number of concurrent buyers; each has a second device with another account. */
const LANES = 8;
const SYMBOLS = ['USDC', 'EURC', 'TUSD', 'ETH'];
const DEADLINE_MS = 120_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

interface StoredPayment {
  readonly id: string;
  readonly status: string;
}

const count = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const describeCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, times]) => `${times} ${name}`).join(', ');

/** Payments that succeeded without exactly one transfer, or were paid and did not succeed, or whose end is not known. */
const findProblems = (payments: readonly StoredPayment[], { findTransfers }: Ledger) =>
  payments
    .map(({ id, status }) => ({ id, status, transfers: findTransfers(id) }))
    .filter(
      ({ status, transfers }) => status === 'processing' || transfers.length !== (status === 'succeeded' ? 1 : 0),
    );

describe(`${PROCESSES} processes with one relayer on one chain`, () => {
  it(
    `pay each of ${PAYMENTS} payments at most once, and leave none open, while processes and the node are killed`,
    {
      skip,
    },
    async (t) => {
      const random = seededRandom(11);
      const pickOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
      const postgres = await startPostgres(bin ?? '');
      ends.push(() => postgres.stop());
      const database = openPostgres(postgres.url, () => undefined);
      ends.push(() => database.close());
      const chain = await startDisturbedChain();
      ends.push(() => chain.stop());
      const nodes = await chain.startGateways(PROCESSES, postgres.url, CONFIRMATIONS);
      ends.push(() => Promise.all(nodes.map((each) => each.stop())));

      const buyers: ReturnType<typeof createChainBuyer>[] = [];
      const openBuyer = async () => {
        const signer = privateKeyToAccount(generatePrivateKey());
        const buyer = createChainBuyer({ signer, nodeUrl: chain.url, getUrl: () => pickOf(nodes).url });
        buyers.push(buyer);
        await buyer.fund();
        await chain.waitForFunds(signer.address);
        return buyer;
      };
      // What a node loses is sent again later, and must not have expired by then.
      const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
      const ids: string[] = [];
      /** A permit is signed with the nonce of the chain: two at once would be the same one, and the second is reverted. */
      const hasEnded = async (id: string | undefined): Promise<boolean> => {
        if (id === undefined) return true;
        const open = await database.query("select id from payment where id = $1 and status = 'processing'", [id]);
        return !open.length;
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

      const disturbances = {
        'killed processes': () => pickOf(nodes).kill(),
        'killed nodes': () => chain.kill(),
        reorganisations: () => chain.reorganise(1 + Math.floor(random() * DEPTH)),
      };
      const disturbed: string[] = [];
      let isOver = false;
      const disturbRepeatedly = async (): Promise<void> => {
        for (let count = 0; count < DISTURBANCES && !isOver; count++) {
          const [name, disturb] = pickOf(Object.entries(disturbances));
          await disturb();
          disturbed.push(name);
          await sleep(random() * 2_000);
        }
      };
      const lanes = Promise.all(Array.from({ length: LANES }, (_, name) => lane(name))).finally(() => {
        isOver = true;
      });
      await Promise.all([lanes, disturbRepeatedly()]);

      const [row] = await database.query<{ data: ChainRecord }>('select data from chain');
      const read = async () => ({
        payments: await database.query<{ id: string; status: string }>('select id, status from payment'),
        ledger: await readLedger(chain.client, row!.data),
      });
      const endMs = Date.now() + DEADLINE_MS;
      let { payments, ledger } = await read();
      while (findProblems(payments, ledger).length && Date.now() < endMs) {
        // A wallet sends again what its node has lost.
        for (const buyer of buyers) await buyer.resend();
        await sleep(200);
        ({ payments, ledger } = await read());
      }
      const counts = count(payments.map(({ status }) => status));
      t.diagnostic(`${describeCounts(counts)}; ${ledger.paid} paid on the chain; ${describeCounts(count(disturbed))}`);
      assert.deepEqual(findProblems(payments, ledger), []);
      assert.ok((counts.get('succeeded') ?? 0) > PAYMENTS * 0.9);
      await ledger.assertBalances(buyers.map(({ address }) => address));
    },
  );
});
