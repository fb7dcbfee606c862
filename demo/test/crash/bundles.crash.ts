import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openPostgres } from '../../drivers/postgres.js';
import { seededRandom } from '../../gateway/core/random.js';
import type { Database } from '../../gateway/store/sql/database.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';
import { createChainBuyer } from '../support/chain-buyer.js';
import { startCluster, type ClusterNode } from '../support/cluster.js';
import { findPostgres, startPostgres } from '../support/postgres.js';
import { readLedger } from './chain-ledger.js';
import { startDisturbedChain } from './disturbed-chain.js';

const PROCESSES = 3;
const RESTARTS = 5;
const KILLS = 10;
const LANES = 3;
/** The payments of each lane, at least. */
const PAYMENTS = 12;
const BUNDLE = 50;
const DEADLINE_MS = 120_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

/** Where payments are made, and what says whether they were. */
interface Subject {
  readonly chain: string;
  readonly symbols: readonly string[];
  readonly start: (databaseUrl: string) => Promise<readonly ClusterNode[]>;
  /** Not used where nothing is sent to a chain. */
  readonly nodeUrl: string;
  /** Waits until the account can pay. */
  readonly waitForFunds: (address: `0x${string}`) => Promise<void>;
  /** Returns how often each payment was paid. */
  readonly countPayments: (database: Database) => Promise<(id: string) => number>;
}

const openPaper = async (): Promise<Subject> => ({
  chain: 'eip155:84532',
  symbols: ['USDC', 'EURC'],
  start: (databaseUrl) => startCluster(PROCESSES, databaseUrl),
  nodeUrl: 'http://127.0.0.1:9',
  waitForFunds: async () => undefined,
  async countPayments(database) {
    const rows = await database.query<{ id: string; n: number }>(
      "select payment_id as id, count(*) as n from ledger where kind = 'payment' group by payment_id",
    );
    const counts = new Map(rows.map(({ id, n }) => [id, n]));
    return (id) => counts.get(id) ?? 0;
  },
});

const openChain = async (): Promise<Subject> => {
  const chain = await startDisturbedChain();
  ends.push(() => chain.stop());
  return {
    chain: 'eip155:31337',
    symbols: ['USDC', 'EURC', 'TUSD', 'ETH'],
    start: (databaseUrl) => chain.startGateways(PROCESSES, databaseUrl, 2),
    nodeUrl: chain.url,
    waitForFunds: chain.waitForFunds,
    async countPayments(database) {
      const [row] = await database.query<{ data: ChainRecord }>('select data from chain');
      const { findTransfers } = await readLedger(chain.client, row!.data);
      return (id) => findTransfers(id).length;
    },
  };
};

describe(`bundles of ${BUNDLE} equal confirmations at ${PROCESSES} processes`, () => {
  for (const [name, open] of [
    ['on paper', openPaper],
    ['on a chain', openChain],
  ] as const)
    it(
      `have one answer each and pay once ${name}, while PostgreSQL restarts ${RESTARTS} times and ${KILLS} processes are killed`,
      { skip },
      async (t) => {
        const random = seededRandom(5);
        const postgres = await startPostgres(bin ?? '');
        ends.push(() => postgres.stop());
        const subject = await open();
        const nodes = await subject.start(postgres.url);
        ends.push(() => Promise.all(nodes.map((node) => node.stop())));
        const database = openPostgres(postgres.url, () => undefined);
        ends.push(() => database.close());
        const pick = (): ClusterNode => nodes[Math.floor(random() * nodes.length)]!;
        let isOver = false;

        const waitForEnd = async (id: string): Promise<void> => {
          const endMs = Date.now() + DEADLINE_MS;
          const isOpen = async () =>
            (await database.query("select id from payment where id = $1 and status = 'processing'", [id])).length > 0;
          while (await isOpen()) {
            assert.ok(Date.now() < endMs, `${id} is still processing`);
            await sleep(100);
          }
        };
        const paid: string[] = [];
        const lane = async (lane: number): Promise<void> => {
          const signer = privateKeyToAccount(generatePrivateKey());
          const { chain, nodeUrl, symbols } = subject;
          const buyer = createChainBuyer({ signer, nodeUrl, chain, getUrl: () => pick().url });
          await buyer.fund();
          await subject.waitForFunds(signer.address);
          const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
          for (let count = 0; count < PAYMENTS || !isOver; count++) {
            const id = await buyer.create(`order ${lane} ${count}`, { expiresAt });
            const symbol = symbols[count % symbols.length]!;
            assert.deepEqual(await buyer.pay(id, symbol, BUNDLE), [200], `${id} in ${symbol}`);
            paid.push(id);
            await waitForEnd(id);
          }
        };
        const disturb = async (): Promise<void> => {
          for (let kill = 1; kill <= KILLS; kill++) {
            await pick().kill();
            if (kill % (KILLS / RESTARTS) === 0) await postgres.restart();
            await sleep(random() * 500);
          }
          isOver = true;
        };
        await Promise.all([disturb(), ...Array.from({ length: LANES }, (_, index) => lane(index))]);

        const payments = await database.query<{ id: string; status: string }>('select id, status from payment');
        const count = await subject.countPayments(database);
        t.diagnostic(`${paid.length} payments, ${paid.length * BUNDLE} confirmations`);
        assert.deepEqual(payments.map(({ id }) => id).sort(), [...paid].sort());
        assert.deepEqual(
          payments.filter(({ id, status }) => status !== 'succeeded' || count(id) !== 1),
          [],
          'payments that were not paid exactly once',
        );
      },
    );
});
