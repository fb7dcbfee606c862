import { systemRandom, type RandomSource } from '../../core/random.js';
import { ApiError } from '../../http/errors.js';
import { newTxId } from '../../payments/ids.js';
import type { LedgerTable } from '../../store/ledger-table.js';
import type { EvmAccount } from '../account.js';
import { getUnit, type Asset } from '../asset.js';
import type { Rail } from '../rail.js';
import { PAPER_ASSETS } from './assets.js';
import { verifySignature } from './verify-signature.js';

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

/**
 * Moves test coins in a ledger in the gateway's store: no chain, no node, and the same in a page. Signatures are verified as
 * the contracts of the tokens do.
 */
export const createPaperRail = ({ random = systemRandom }: { readonly random?: RandomSource } = {}): Rail => ({
  name: 'paper',
  assets: PAPER_ASSETS,

  balance: ({ ledger }, account, asset) => ledger.balance(toRow(account, asset)),

  async fund({ ledger }, account) {
    await ledger.lock(account.key);
    const balances = [];
    for (const asset of PAPER_ASSETS.filter(({ chain }) => chain === account.chain))
      balances.push({ asset, value: await fill(ledger, account, asset) });
    return balances;
  },

  async verify(account, requests, results) {
    for (const [index, request] of requests.entries()) await verifySignature(account, request, results[index]);
  },

  async claim({ ledger }, { paymentId, account, asset, value }) {
    const row = toRow(account, asset);
    // Of two payments with the same coins, the second one sees what the first one spent.
    await ledger.lock(account.key);
    if ((await ledger.balance(row)) < value)
      throw new ApiError('invalid_params', `Insufficient funds: ${asset.symbol} of this account`, { status: 422 });
    await ledger.add({ kind: 'payment', paymentId, ...row, amount: -value });
    return { txId: newTxId(random) };
  },

  async execute({ ledger }, { id, state }, forced = 'succeed') {
    const txId = 'processing' in state ? state.processing?.txId : undefined;
    if (typeof txId !== 'string') throw new Error(`${id} is not claimed`);
    if (forced === 'succeed') return { kind: 'succeeded', txId };
    for (const spent of await ledger.ofPayment(id))
      await ledger.add({ ...spent, kind: 'return', amount: -spent.amount });
    return { kind: 'failed', reason: FAILURE_REASON };
  },
});
