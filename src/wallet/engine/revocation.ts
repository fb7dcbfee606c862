import { sleep } from '../../core/sleep.js';
import { getApprovalKind } from '../check/transactions.js';
import type { AccountActivity, CheckoutWallet } from '../ports.js';
import { isTransactionRequest, type TransactionRequest, type WalletRequest } from '../wallet-request.js';
import { readActivity } from './activity.js';
import type { FlowContext } from './context.js';

/** The time between two looks, and how long a transaction is waited for, milliseconds. */
const LOOK_MS = 1_000;
const WAIT_MS = 120_000;

/** True for a transaction that takes the permission of Permit2 back, before another one gives it a new one. */
export const isRevocation = (request: WalletRequest | undefined): request is TransactionRequest =>
  isTransactionRequest(request) && getApprovalKind(request.params[0].data) === 'revocation';

/**
 * Waits until the chain has the revocation that the wallet has sent: until then, wallets warn that the next request would fail. What
 * cannot be read is not waited for, nor is a contract, which does not count its transactions.
 *
 * @param before the activity of the account before the request
 */
export const awaitRevocation = async (
  wallet: CheckoutWallet,
  request: TransactionRequest,
  before: AccountActivity | undefined,
  context: Pick<FlowContext, 'clock'>,
  signal: AbortSignal,
): Promise<void> => {
  if (!before || before.hasCode) return;
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += LOOK_MS) {
    const now = await readActivity(wallet, request, context, signal);
    if (now && now.latest > before.latest) return;
    await sleep(context.clock, LOOK_MS, signal);
  }
};
