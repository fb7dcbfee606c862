import { sha256Hex } from '../../core/digest.js';
import { systemRandom, type RandomSource } from '../../core/random.js';
import { newTxId } from '../../payments/ids.js';
import type { LedgerTable } from '../../store/ledger-table.js';
import type { EvmAccount } from '../account.js';
import { getUnit, type Asset } from '../asset.js';
import type { Claim, Rail, TakeFunds } from '../rail.js';
import { insufficientFunds, refused } from '../refusals.js';
import { PAPER_ASSETS } from './assets.js';
import { verifySignature } from '../verify-signature.js';

/**
 * The recipient of payments, on every chain. Nobody holds its key, and it has no contract: what a wallet signs for it can be
 * executed by nobody.
 */
export const SETTLEMENT_ADDRESS = '0x0000000000000000000000000000000000005a1e';

/** Coins up to which the faucet fills an account: more than any product costs, and little enough to run out of. */
const FAUCET_COINS = 10_000n;

const FAILURE_REASON = 'execution failed: transfer reverted';

const getFaucetValue = ({ decimals }: Asset): bigint => FAUCET_COINS * 10n ** BigInt(decimals);

const toRow = ({ key }: EvmAccount, asset: Asset) => ({ account: key, unit: getUnit(asset).toLowerCase() });

/** Fills the account up, so that somebody who asks often does not get rich. */
const fill = async (ledger: LedgerTable, account: EvmAccount, asset: Asset): Promise<bigint> => {
  const row = toRow(account, asset);
  const value = await ledger.balance(row);
  const missing = getFaucetValue(asset) - value;
  if (missing <= 0n) return value;
  await ledger.add({ kind: 'faucet', paymentId: null, ...row, amount: missing });
  return value + missing;
};

/** Takes coins of the ledger; of two payments with the same coins, the second one sees what the first one spent. */
export const takeCoins =
  ({ paymentId, account, asset, value }: Claim, random: RandomSource): TakeFunds =>
  async ({ ledger }) => {
    const row = toRow(account, asset);
    await ledger.lock(account.key);
    if ((await ledger.balance(row)) < value) throw insufficientFunds(asset);
    await ledger.add({ kind: 'payment', paymentId, ...row, amount: -value });
    return { txId: newTxId(random) };
  };

interface PaperRailOptions {
  readonly random?: RandomSource;
  /** Refuses what is not the account's signature. */
  readonly verifySignature?: typeof verifySignature;
}

/**
 * Moves test coins in a ledger in the gateway's store: no chain, no node, and the same in a page. Signatures are verified as
 * the contracts of the tokens do.
 */
export const createPaperRail = ({
  random = systemRandom,
  verifySignature: verify = verifySignature,
}: PaperRailOptions = {}): Rail => ({
  name: 'paper',
  assets: PAPER_ASSETS,
  recipient: SETTLEMENT_ADDRESS,

  balance: (store, account, asset) => store.read(({ ledger }) => ledger.balance(toRow(account, asset))),

  fund: (store, account) =>
    store.transaction(async ({ ledger }) => {
      await ledger.lock(account.key);
      const balances = [];
      for (const asset of PAPER_ASSETS.filter(({ chain }) => chain === account.chain))
        balances.push({ asset, value: await fill(ledger, account, asset) });
      return balances;
    }),

  getTerms: async () => ({ permitNonce: 0, needsApproval: false, needsReset: false }),

  bind: async (_, optionId) => ({ recipient: SETTLEMENT_ADDRESS, nonce: `0x${await sha256Hex(optionId)}` }),

  async verify(_, claim, requests, results) {
    for (const [index, request] of requests.entries())
      if (request.method === 'eth_signTypedData_v4') await verify(claim.account, request, results[index]);
      else throw refused('The paper rail takes no transactions');
    return takeCoins(claim, random);
  },

  async execute({ ledger }, { id, state }, forced = 'succeed') {
    const txId = 'processing' in state ? state.processing?.txId : undefined;
    if (typeof txId !== 'string') throw new Error(`${id} is not claimed`);
    if (forced === 'succeed') return { kind: 'succeeded', txId };
    for (const spent of await ledger.ofPayment(id))
      await ledger.add({ ...spent, kind: 'return', amount: -spent.amount });
    return { kind: 'failed', reason: FAILURE_REASON };
  },

  async settle({ ledger }, { paymentId, account, asset, value }) {
    await ledger.add({ kind: 'settlement', paymentId, ...toRow(account, asset), amount: value });
    return { txId: newTxId(random), hasArrived: true };
  },
});
