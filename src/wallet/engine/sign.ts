import type { WalletRpcResult } from '../../contract/schemas/payment-options.js';
import { abortable } from '../../core/abortable.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import { askPage } from '../../core/listeners.js';
import type { CheckoutWallet } from '../ports.js';
import { getRequestAccount, isTransactionHash, type WalletRequest } from '../wallet-request.js';
import type { FlowContext, FlowRun } from './context.js';

/** A wallet that takes longer to select a chain is asking its buyer, milliseconds. */
const ASKS_AFTER_MS = 500;

/** @throws WalletError `account_changed` if the wallet no longer has the account of the request */
const requireAccount = async (wallet: CheckoutWallet, request: WalletRequest, cause?: unknown): Promise<void> => {
  const account = getRequestAccount(request);
  const addresses = await wallet.accounts(false);
  if (addresses.some((address) => address.toLowerCase() === account.toLowerCase())) return;
  throw new WalletError('account_changed', `The wallet no longer offers the account ${account}.`, cause);
};

/** Selects the chain, and makes sure that the wallet still has the account. */
const selectAccount = async (
  wallet: CheckoutWallet,
  request: WalletRequest,
  { chainParameters = [], clock }: FlowContext,
  { signal, dispatch }: FlowRun,
): Promise<void> => {
  const { chain } = request;
  const chainId = chain.slice('eip155:'.length);
  const parameters = chainParameters.find((each) => BigInt(each.chainId) === BigInt(chainId));
  const stop = clock.setTimeout(() => {
    dispatch({ type: 'switching' });
  }, ASKS_AFTER_MS);
  try {
    await wallet.selectChain(chain, parameters, signal);
  } finally {
    stop();
  }
  await requireAccount(wallet, request);
};

/** Returns the answer of a wallet as the gateway takes it. */
export const readAnswer = (request: WalletRequest, answer: unknown): unknown => {
  if (request.method !== 'eth_sendTransaction' || isTransactionHash(answer)) return answer;
  throw new WalletError('wallet_failed', 'The wallet answered with something else than the hash of a transaction.');
};

/** Lets the wallet sign one request that sends no payment. */
export const sign = async (wallet: CheckoutWallet, request: WalletRequest, signal: AbortSignal): Promise<unknown> => {
  try {
    return readAnswer(request, await wallet.sign(request, signal));
  } catch (error) {
    signal.throwIfAborted();
    // A wallet whose buyer has selected another account meanwhile may refuse with any error.
    await requireAccount(wallet, request, error);
    throw error;
  }
};

/** Asks for what pays, after what makes sure that it is done once. `results` are the answers so far. */
type AskToPay = (request: WalletRequest, results: readonly WalletRpcResult[]) => Promise<unknown>;

/**
 * Lets the wallet sign the requests, in their order. Rejects with `WalletError`, or with the signal's reason: the answers are
 * dropped then, so that nobody can pay with them. The last request, which pays, is up to `askToPay`.
 */
export const signRequests = async (
  wallet: CheckoutWallet,
  requests: readonly WalletRequest[],
  context: FlowContext,
  run: FlowRun,
  askToPay: AskToPay,
): Promise<readonly WalletRpcResult[]> => {
  const { signal, dispatch } = run;
  const steps = requests.length;
  /** Asks the wallet, unless the buyer has left: the lock and the wallet's answers take a while. */
  const ask = <Value>(work: () => Promise<Value>): Promise<Value> => {
    signal.throwIfAborted();
    return abortable(work(), signal);
  };
  const results: WalletRpcResult[] = [];
  for (const request of requests) {
    const step = results.length + 1;
    // Before each request: the buyer may have selected another account or chain in between.
    await ask(() => selectAccount(wallet, request, context, run));
    dispatch({ type: 'signing', step, steps, isBinding: false });
    if (!askPage(() => context.onSign?.(request.method, step) !== false, false))
      throw new WalletError('rejected', 'The page did not let the request reach the wallet.');
    const answer = await ask(() => (step === steps ? askToPay(request, [...results]) : sign(wallet, request, signal)));
    results.push({ type: 'walletRpc', data: [answer] });
  }
  return results;
};
