import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { zeroAddress, type Hex } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import type { Payment } from '../../gateway/payments/payment.js';
import { CHAIN } from '../support/chain-gateway.js';
import { untilNothingIsOpen } from '../support/chain-settlements.js';
import { findPostgres } from '../support/postgres.js';
import { readSettledEvents } from '../support/settlement-reports.js';
import { MERCHANT, PARTNER } from '../support/test-gateway.js';
import { describeCounts, findProblems, PROCESSES, startChainCluster } from './chain-cluster.js';
import { createMerchant } from './merchant.js';
import { assertReports, assertTransfers } from './settlement-agreement.js';

const SEED = Number(process.env['CRASH_SEED'] ?? 17);
const PAYMENTS = 120;
const DISTURBANCES = 20;
const LANES = 6;
/** How many settlements are requested twice at once. */
const TWICE = 0.4;
/** The merchant has no destination for the last one. */
const SYMBOLS = ['USDC', 'TUSD', 'ETH', 'USDT'];
/** From the last payment to the last settlement, milliseconds. */
const DEADLINE_MS = 90_000;

const bin = findPostgres();
const skip = bin ? false : 'needs PostgreSQL: apt-get install postgresql';

const ends: (() => unknown)[] = [];
after(async () => {
  for (const end of ends.reverse()) await end();
});

const isOpen = ({ state }: Payment): boolean =>
  state.status === 'processing' || (state.status === 'succeeded' && !state.settled);

const setDestinations = async (url: string, assets: readonly string[], account: Hex): Promise<void> => {
  const settlements = assets.map((asset) => ({ asset, destination: `${CHAIN}:${account}` }));
  const response = await fetch(`${url}/v1/merchants/${MERCHANT['Merchant-Id']}/settlements/crypto`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'destinations', ...PARTNER },
    body: JSON.stringify({ settlements }),
  });
  assert.equal(response.status, 201, await response.clone().text());
};

describe(`${PROCESSES} processes that settle on one chain`, () => {
  it(
    `send the money of each of ${PAYMENTS} payments to the merchant once, while processes and the node are killed`,
    { skip },
    async (t) => {
      const options = ['--auto-settle-ms', 'off', '--chaos', 'feeKind=0.5', '--chaos-seed', String(SEED)];
      const cluster = await startChainCluster({ bin: bin ?? '', seed: SEED, options, ends });
      const { store, random, pickOf, getUrl, readPayments } = cluster;
      const { contracts = {} } = await cluster.readRecord();
      const destination = privateKeyToAddress(generatePrivateKey());
      const { usdc = zeroAddress, testUsd = zeroAddress } = contracts;
      const tokens: ReadonlyMap<string, Hex> = new Map([
        [`${CHAIN}/erc20:${usdc}`, usdc],
        [`${CHAIN}/erc20:${testUsd}`, testUsd],
        [`${CHAIN}/slip44:60`, zeroAddress],
      ]);
      await setDestinations(getUrl(), [...tokens.keys()], destination);

      const expiresAt = Math.floor(Date.now() / 1_000) + 3_600;
      let created = 0;
      let paid = 0;
      const lane = async (): Promise<void> => {
        const buyer = await cluster.openBuyer();
        while (paid < PAYMENTS) {
          // Different amounts tell the transfers of different payments apart.
          const amount = { unit: 'iso4217/USD', value: String(1_000 + created++) };
          const id = await buyer.create(`order ${created}`, { expiresAt, amount });
          // It is refused while the chain has lost the buyer's coins.
          if ((await buyer.pay(id, pickOf(SYMBOLS))).includes(200)) paid++;
        }
      };
      const merchant = createMerchant(getUrl);
      const settle = async ({ id }: Payment): Promise<void> => {
        const requests = Array.from({ length: random() < TWICE ? 2 : 1 }, () => merchant.settle(id));
        const begun = (await Promise.all(requests)).filter(Boolean);
        assert.ok(begun.length <= 1, `the settlement of ${id} has begun twice`);
      };
      const requested = new Set<string>();
      let endMs = Infinity;
      const settleEach = async (): Promise<void> => {
        for (let left = 1; left;) {
          const wasPaid = endMs < Infinity;
          await cluster.resend();
          const payments = await readPayments();
          const due = payments.filter(({ id, state }) => state.status === 'succeeded' && !requested.has(id));
          for (const { id } of due) requested.add(id);
          await Promise.all(due.map(settle));
          left = wasPaid ? payments.filter(isOpen).length : PAYMENTS;
          assert.ok(Date.now() < endMs, `${left} payments are open, or not settled`);
          await sleep(200);
        }
      };
      const lanes = Promise.all(Array.from({ length: LANES }, lane)).then(() => {
        endMs = Date.now() + DEADLINE_MS;
      });
      const disturbed = await cluster.disturb(Promise.all([lanes, settleEach()]), DISTURBANCES);
      await untilNothingIsOpen(store);

      const { payments, ledger } = await cluster.untilAgreed();
      const events = await readSettledEvents(store);
      const transfers = events.flatMap(({ paymentId, txId, unit, value }) => {
        const token = tokens.get(unit.replace('caip19/', ''));
        return token ? [{ paymentId, hash: txId as Hex, token, amount: value }] : [];
      });
      t.diagnostic(
        `seed ${SEED}: ${describeCounts(payments.map(({ state }) => state.status))}; ${events.length} settled, \
${transfers.length} by a transfer; ${merchant.retries()} requests repeated; ${describeCounts(disturbed)}`,
      );
      assert.deepEqual(findProblems(payments, ledger), []);
      assert.ok(events.length > PAYMENTS * 0.9, 'most payments are settled');
      assert.ok(transfers.length > 0 && transfers.length < events.length, 'both kinds of settlement occur');
      await assertReports(events, requested, getUrl);
      await assertTransfers(cluster, ledger, transfers, destination);
    },
  );
});
