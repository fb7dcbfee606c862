import type { PaymentOption } from '../../contract/schemas/payment-options.js';
import { throwIfAborted } from '../../core/abortable.js';
import { withDeadline } from '../../core/deadline.js';
import { sleep } from '../../core/sleep.js';
import { readAccountActivity } from '../account-activity.js';
import { isPaidOnce } from '../check/transactions.js';
import type { AccountActivity, CheckoutWallet, IntentRecord } from '../ports.js';
import { isTransactionRequest, type TransactionRequest } from '../wallet-request.js';
import type { FlowContext } from './context.js';
import { getChain } from './option-chain.js';

/** A wallet that takes longer to read from the chain is not waited for, milliseconds. */
const READ_TIMEOUT_MS = 2_000;
/** The time between two looks, milliseconds: a transaction reaches the other nodes of a chain within seconds. */
export const LOOK_AGAIN_MS = 15_000;

/** Reads what an account is and has sent; undefined if it cannot be read, which never keeps a buyer from paying. */
const readAccount = async (
  wallet: CheckoutWallet,
  chain: string,
  address: string,
  { clock }: Pick<FlowContext, 'clock'>,
  signal: AbortSignal,
): Promise<AccountActivity | undefined> => {
  if (!wallet.readActivity) return undefined;
  const read = async (): Promise<unknown> => wallet.readActivity?.(chain, address);
  try {
    return readAccountActivity(await withDeadline(read, { clock, timeoutMs: READ_TIMEOUT_MS, signal }));
  } catch {
    // The wallet does not have the chain selected, or its node does not answer.
    return undefined;
  }
};

/** The same of the account of a transaction. */
export const readActivity = (
  wallet: CheckoutWallet,
  { chain, params: [{ from }] }: TransactionRequest,
  context: Pick<FlowContext, 'clock'>,
  signal: AbortSignal,
): Promise<AccountActivity | undefined> => readAccount(wallet, chain, from, context, signal);

/** Returns true if the account of an option is a contract, or has delegated itself to one, as its wallet reads the chain. */
export const isSmartAccount = async (
  wallet: CheckoutWallet,
  option: PaymentOption,
  context: Pick<FlowContext, 'clock'>,
  signal: AbortSignal,
): Promise<boolean> => {
  const chain = getChain(option);
  const address = option.account.slice(chain.length + 1);
  return (await readAccount(wallet, chain, address, context, signal))?.hasCode ?? false;
};

/**
 * Returns true if the chain agrees with a buyer who says that they have declined a transaction: their account is not a contract, it has
 * sent nothing since before the wallet was asked, twice in a row, and a transaction that comes later cannot pay the payment a
 * second time. The count alone is no proof, because wallets hold requests back, and send through private mempools.
 */
export const wasNotSent = async (
  { open, activity: before }: IntentRecord,
  wallet: CheckoutWallet | undefined,
  context: Pick<FlowContext, 'clock' | 'recipients' | 'callRecipients'>,
  signal: AbortSignal,
): Promise<boolean> => {
  const { request } = open ?? {};
  if (!wallet || !before || before.hasCode || !isTransactionRequest(request)) return false;
  if (!isPaidOnce(request, context)) return false;
  const isUnchanged = async (): Promise<boolean> => {
    const now = await readActivity(wallet, request, context, signal);
    return now !== undefined && !now.hasCode && now.latest === before.latest && now.pending === before.pending;
  };
  if (!(await isUnchanged())) return false;
  await sleep(context.clock, LOOK_AGAIN_MS, signal);
  throwIfAborted(signal);
  return isUnchanged();
};
