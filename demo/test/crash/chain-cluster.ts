import { setTimeout as sleep } from 'node:timers/promises';
import type { Hex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { openPostgres } from '../../drivers/postgres.js';
import { seededRandom } from '../../gateway/core/random.js';
import type { Payment } from '../../gateway/payments/payment.js';
import type { ChainRecord } from '../../gateway/store/chain-table.js';
import { createDatabaseStore } from '../../gateway/store/sql/database-store.js';
import type { Store } from '../../gateway/store/store.js';
import { createChainBuyer, type ChainBuyer } from '../support/chain-buyer.js';
import { startPostgres } from '../support/postgres.js';
import { readLedger, type Ledger } from './chain-ledger.js';
import { startDisturbedChain, type DisturbedChain } from './disturbed-chain.js';

export const PROCESSES = 3;
/** More than a killed node loses in a second: each transaction is a block of its own. */
const CONFIRMATIONS = 80;
/** The deepest reorganisation, blocks. */
const DEPTH = 20;
const DEADLINE_MS = 120_000;

/** Processes with one relayer on one chain. */
export interface ChainCluster {
  readonly chain: DisturbedChain;
  /** The store that the processes share. */
  readonly store: Store;
  readonly random: () => number;
  readonly pickOf: <Item>(items: readonly Item[]) => Item;
  /** The address of a process that may be killed at any time. */
  readonly getUrl: () => string;
  readonly readPayments: () => Promise<readonly Payment[]>;
  readonly readRecord: () => Promise<ChainRecord>;
  /** Opens a buyer with funds. */
  readonly openBuyer: () => Promise<ChainBuyer>;
  readonly getBuyers: () => readonly Hex[];
  /** Wallets send again what the node has lost. */
  readonly resend: () => Promise<void>;
  /** Kills processes and the node, and reorganises the chain, this many times or until the work ends. Resolves to the names of these faults. */
  readonly disturb: (work: Promise<unknown>, times: number) => Promise<readonly string[]>;
  /** Waits up to a deadline until the chain agrees with each payment. */
  readonly untilAgreed: () => Promise<{ readonly payments: readonly Payment[]; readonly ledger: Ledger }>;
}

/** Payments that succeeded without exactly one transfer, that were paid but did not succeed, or that are still processing. */
export const findProblems = (payments: readonly Payment[], { findTransfers }: Ledger) =>
  payments
    .map(({ id, state }) => ({ id, state, transfers: findTransfers(id) }))
    .filter(
      ({ state: { status }, transfers }) =>
        status === 'processing' || transfers.length !== (status === 'succeeded' ? 1 : 0),
    );

const count = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Returns the number of occurrences of each name, as text. */
export const describeCounts = (names: readonly string[]): string =>
  [...count(names)].map(([name, times]) => `${times} ${name}`).join(', ');

interface ChainClusterOptions {
  /** The folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly seed: number;
  /** Options of the processes. */
  readonly options?: readonly string[];
  /** Collects the functions that stop it. */
  readonly ends: (() => unknown)[];
}

export const startChainCluster = async ({ bin, seed, options, ends }: ChainClusterOptions): Promise<ChainCluster> => {
  const random = seededRandom(seed);
  const pickOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const postgres = await startPostgres(bin);
  ends.push(() => postgres.stop());
  const database = openPostgres(postgres.url, () => undefined);
  const store = await createDatabaseStore(database);
  ends.push(() => store.close());
  const chain = await startDisturbedChain();
  ends.push(() => chain.stop());
  const nodes = await chain.startGateways(PROCESSES, postgres.url, CONFIRMATIONS, options);
  ends.push(() => Promise.all(nodes.map((each) => each.stop())));

  const buyers: ChainBuyer[] = [];
  const getUrl = (): string => pickOf(nodes).url;
  const readPayments = async (): Promise<readonly Payment[]> =>
    (await database.query<{ data: Payment }>('select data from payment')).map(({ data }) => data);
  const readRecord = async (): Promise<ChainRecord> => {
    const record = await store.read((tables) => tables.chain.find());
    if (!record) throw new Error('the store has no chain');
    return record;
  };
  const resend = async (): Promise<void> => {
    for (const buyer of buyers) await buyer.resend();
  };
  const disturbances = {
    'killed processes': () => pickOf(nodes).kill(),
    'killed nodes': () => chain.kill(),
    reorganisations: () => chain.reorganise(1 + Math.floor(random() * DEPTH)),
  };
  return {
    ...{ chain, store, random, pickOf, getUrl, readPayments, readRecord, resend },
    getBuyers: () => buyers.map(({ address }) => address),
    async openBuyer() {
      const signer = privateKeyToAccount(generatePrivateKey());
      const buyer = createChainBuyer({ signer, nodeUrl: chain.url, getUrl });
      buyers.push(buyer);
      await buyer.fund();
      await chain.waitForFunds(signer.address);
      return buyer;
    },
    async disturb(work, times) {
      let isOver = false;
      const disturbed: string[] = [];
      const disturbRepeatedly = async (): Promise<void> => {
        while (disturbed.length < times && !isOver) {
          const [name, once] = pickOf(Object.entries(disturbances));
          await once();
          disturbed.push(name);
          await sleep(random() * 2_000);
        }
      };
      const ended = work.finally(() => {
        isOver = true;
      });
      await Promise.all([ended, disturbRepeatedly()]);
      return disturbed;
    },
    async untilAgreed() {
      const record = await readRecord();
      const read = async () => ({
        payments: await readPayments(),
        ledger: await readLedger(chain.client, record),
      });
      const endMs = Date.now() + DEADLINE_MS;
      let found = await read();
      while (findProblems(found.payments, found.ledger).length && Date.now() < endMs) {
        await resend();
        await sleep(200);
        found = await read();
      }
      return found;
    },
  };
};
