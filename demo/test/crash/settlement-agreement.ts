import assert from 'node:assert/strict';
import type { Hex } from 'viem';
import { readOlderList, readReconciliation, readSingle, type SettledEvent } from '../support/settlement-reports.js';
import { BASE_URL } from '../support/test-gateway.js';
import type { ChainCluster } from './chain-cluster.js';
import { addUp, readBalance, type Ledger } from './chain-ledger.js';
import { readWithdrawals, type Withdrawal } from './withdrawals.js';

const LIMIT = 100;
/** More than the number of transactions. */
const ALL = 100_000;

/** Each settlement has one event, and the payment and all lists say the same about it. */
export const assertReports = async (
  events: readonly SettledEvent[],
  requested: Iterable<string>,
  getUrl: () => string,
): Promise<void> => {
  const server = {
    fetch: (request: Request): Promise<Response> =>
      fetch(new Request(request.url.replace(BASE_URL, getUrl()), request)),
  };
  assert.deepEqual(events.map(({ paymentId }) => paymentId).sort(), [...requested].sort());
  const settled = new Map(events.map(({ paymentId, unit, value, txId, at }) => [paymentId, { unit, value, txId, at }]));
  for (const path of ['/v1/payments', '/v1/merchants/payments'] as const)
    assert.deepEqual(await readReconciliation(server, path, LIMIT), settled, path);
  const withoutValue = new Map(events.map(({ paymentId, unit, txId, at }) => [paymentId, { unit, txId, at }]));
  assert.deepEqual(await readOlderList(server, LIMIT), withoutValue);
  for (const { paymentId, unit, txId } of events)
    assert.deepEqual((await readSingle(server, paymentId, 'test')).settled, { unit, txId });
};

/** A settlement of an asset that has a destination. */
export interface Transfer {
  readonly paymentId: string;
  readonly hash: Hex;
  readonly token: Hex;
  /** After the fee, base units. */
  readonly amount: bigint;
}

const byHash = (a: { readonly hash: string }, b: { readonly hash: string }): number => (a.hash < b.hash ? -1 : 1);

/** Each transfer was made once on the chain, as the store says; nothing else has left the contract, and no nonce is missing. */
export const assertTransfers = async (
  { chain: { client }, store, readRecord, getBuyers }: ChainCluster,
  ledger: Ledger,
  transfers: readonly Transfer[],
  destination: Hex,
): Promise<void> => {
  const record = await readRecord();
  const withdrawals = await readWithdrawals(client, record);
  const expected = transfers.map(({ paymentId: _, ...transfer }): Withdrawal => ({
    ...transfer,
    to: destination,
    isSuccess: true,
  }));
  assert.deepEqual([...withdrawals].sort(byHash), expected.sort(byHash));
  const stored = (await store.read(({ chain }) => chain.latest(ALL, 0))).filter(({ kind }) => kind === 'settlement');
  assert.deepEqual(
    stored.map(({ hash, paymentId }) => ({ hash, paymentId })).sort(byHash),
    transfers.map(({ hash, paymentId }) => ({ hash, paymentId })).sort(byHash),
  );
  for (const [token, amount] of addUp(transfers))
    assert.equal(await readBalance(client, token, destination), amount, `received in ${token}`);
  await ledger.assertBalances([...getBuyers(), destination], withdrawals);
  assert.equal(await client.getTransactionCount({ address: record.relayer }), record.nextNonce);
};
