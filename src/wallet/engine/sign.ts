import type { PaymentOption, WalletRpcResult } from '../../contract/schemas/payment-options.js';
import { abortable, throwIfAborted } from '../../core/abortable.js';
import { withDeadline } from '../../core/deadline.js';
import { WalletError } from '../../core/errors/wallet-error.js';
import { awaitPage } from '../../core/listeners.js';
import { sendsToChain, WALLET_METHODS } from '../../core/wallet-methods.js';
import type { CheckoutWallet } from '../ports.js';
import { createWalletError, toWalletError } from '../to-wallet-error.js';
import { getRequestAccount, type WalletRequest } from '../wallet-request.js';
import { readActivity } from './activity.js';
import { callForTransaction, callWallet, readAccounts } from './call-wallet.js';
import type { FlowContext, FlowRun } from './context.js';
import { findShortage } from './options.js';
import { awaitRevocation, isRevocation } from './revocation.js';
import { canonicalizeSignature } from './signature.js';

/** A wallet that takes longer to select a chain is asking its buyer, milliseconds. */
const ASKS_AFTER_MS = 500;
/** A wallet that takes longer to list its accounts after a refusal does not say more about it, milliseconds. */
const LOOK_TIMEOUT_MS = 2_000;

/**
 * A wallet that lists no account at all has not said that it has another one: it answers the request itself.
 *
 * @throws WalletError `account_changed` if the wallet lists other accounts than that of the request
 */
const requireAccount = async (wallet: CheckoutWallet, request: WalletRequest, cause?: unknown): Promise<boolean> => {
  const account = getRequestAccount(request);
  const addresses = await readAccounts(wallet, false);
  const isListed = addresses.some((address) => address.toLowerCase() === account.toLowerCase());
  if (isListed || !addresses.length) return isListed;
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
    await callWallet(() => wallet.selectChain(chain, parameters, signal));
  } finally {
    stop();
  }
  await requireAccount(wallet, request);
};

/** Returns the answer of a wallet as the gateway takes it. */
export const readAnswer = ({ method }: WalletRequest, answer: unknown): unknown => {
  const { isAnswer, answerName, sends } = WALLET_METHODS[method];
  if (isAnswer(answer)) return sends ? answer : canonicalizeSignature(answer);
  throw new WalletError('wallet_failed', `The wallet answered with something else than ${answerName}.`);
};

/** Returns what the refusal of a request means, given the accounts that the wallet lists now: the refusal itself if it does not say. */
export const explainRefusal = async (
  wallet: CheckoutWallet,
  request: WalletRequest,
  error: WalletError,
  { clock }: Pick<FlowContext, 'clock'>,
): Promise<WalletError> => {
  const deadline = { clock, timeoutMs: LOOK_TIMEOUT_MS };
  try {
    // A wallet whose buyer has selected another account meanwhile may refuse with any error.
    const isListed = await withDeadline(() => requireAccount(wallet, request, error), deadline);
    return error.code === 'unauthorized' && isListed ? createWalletError('rate_limited', error) : error;
  } catch (other) {
    const found = toWalletError(other);
    return found.code === 'account_changed' ? found : error;
  }
};

/** Lets the wallet sign one request that sends no payment. */
export const sign = async (
  wallet: CheckoutWallet,
  request: WalletRequest,
  context: Pick<FlowContext, 'clock'>,
  signal: AbortSignal,
): Promise<unknown> => {
  const call = sendsToChain(request.method) ? callForTransaction : callWallet;
  try {
    return readAnswer(request, await call(() => wallet.sign(request, signal)));
  } catch (error) {
    throwIfAborted(signal);
    throw await explainRefusal(wallet, request, toWalletError(error), context);
  }
};

/** An option whose requests may be signed. */
export interface ReadyOption {
  readonly option: PaymentOption;
  readonly requests: readonly WalletRequest[];
}

/** Stands for the answer of a callback that has thrown. */
const FAILED = Symbol('failed');

/** Asks for what pays, after what makes sure that it is done once. `results` are the answers so far. Undefined: it was not asked for. */
type AskToPay = (request: WalletRequest, results: readonly WalletRpcResult[]) => Promise<unknown>;

/**
 * Lets the wallet sign the requests, in their order. Rejects with `WalletError`, or with the signal's reason: the answers are
 * dropped then, so that nobody can pay with them. The last request, which pays, is up to `askToPay`. Resolves to undefined if the page
 * has kept a request from the wallet, the payment is about to end, or `askToPay` has not asked for the payment.
 */
export const signRequests = async (
  wallet: CheckoutWallet,
  { option, requests }: ReadyOption,
  context: FlowContext,
  run: FlowRun,
  askToPay: AskToPay,
): Promise<readonly WalletRpcResult[] | undefined> => {
  const { signal, dispatch } = run;
  const steps = requests.length;
  /** Asks the wallet or the page, unless the buyer has left: the lock and the wallet's answers take a while. */
  const ask = <Value>(work: () => Promise<Value>): Promise<Value> => {
    throwIfAborted(signal);
    return abortable(work(), signal);
  };
  const results: WalletRpcResult[] = [];
  for (const request of requests) {
    const step = results.length + 1;
    // Before each request: the buyer may have selected another account or chain in between.
    await ask(() => selectAccount(wallet, request, context, run));
    // The wallet and its buyer may have taken their time: nothing is asked for after the expiry.
    if (findShortage(option, context)) return undefined;
    dispatch({ type: 'signing', step, steps, isBinding: false });
    // An `async` function answers with a promise, which may never settle.
    const answerOfPage = await ask(() => awaitPage<unknown>(() => context.onSign?.(request.method, step), FAILED));
    if (answerOfPage === FAILED)
      throw new WalletError('internal_error', 'The page did not let the request reach the wallet.');
    if (answerOfPage === false) return undefined;
    const before = isRevocation(request) ? await ask(() => readActivity(wallet, request, context, signal)) : undefined;
    const answer = await ask(() =>
      step === steps ? askToPay(request, [...results]) : sign(wallet, request, context, signal),
    );
    if (answer === undefined) return undefined;
    results.push({ type: 'walletRpc', data: [answer] });
    if (isRevocation(request)) await ask(() => awaitRevocation(wallet, request, before, context, signal));
  }
  return results;
};
