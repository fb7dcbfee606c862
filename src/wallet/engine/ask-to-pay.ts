import type { PaymentOption, WalletRpcResult } from '../../contract/schemas/payment-options.js';
import { abortable } from '../../core/abortable.js';
import type { CheckoutWallet, OpenRequest } from '../ports.js';
import { mayHaveSent, toTransactionError } from '../to-wallet-error.js';
import type { WalletRequest } from '../wallet-request.js';
import type { FlowContext, FlowRun } from './context.js';
import type { Runs } from './runs.js';
import { readAnswer, sign } from './sign.js';

/** A wallet, and the request that pays. */
interface Asked {
  readonly wallet: CheckoutWallet;
  readonly request: WalletRequest;
}

const toOpenRequest = ({ wallet, request }: Asked): OpenRequest | undefined =>
  wallet.recall && { walletId: wallet.id, request };

/** Awaits a transaction that pays. Its intent is kept unless it is certain that the wallet has not sent it. */
const awaitTransaction = async (
  request: WalletRequest,
  ask: () => Promise<unknown>,
  { records, paymentId }: FlowContext,
  runs: Runs,
): Promise<unknown> => {
  try {
    return readAnswer(request, await ask());
  } catch (cause) {
    const error = toTransactionError(cause);
    if (!mayHaveSent(error)) {
      records.remove(paymentId);
      runs.release();
    }
    throw error;
  }
};

/** Asks for a transaction that pays. From now on nothing aborts the run. */
export const askForTransaction = async (
  asked: Asked,
  { id: optionId, account }: PaymentOption,
  context: FlowContext,
  runs: Runs,
  { signal }: FlowRun,
): Promise<unknown> => {
  const { wallet, request } = asked;
  const { paymentId, records } = context;
  // Before the wallet has it: a page that ends now asks for no other one when it is opened.
  const open = toOpenRequest(asked);
  records.write({ kind: 'intent', paymentId, optionId, account, ...(open && { open }) });
  runs.bind();
  return awaitTransaction(request, () => wallet.sign(request, signal), context, runs);
};

/** Asks for the signature that pays. A page that is opened after this one can recall it, if the wallet can. */
export const askForSignature = async (
  asked: Asked,
  option: PaymentOption,
  results: readonly WalletRpcResult[],
  { paymentId, records }: FlowContext,
  { signal }: FlowRun,
): Promise<unknown> => {
  const open = toOpenRequest(asked);
  // Without the actions: a page that recalls the signature asks for nothing else.
  if (open) records.write({ kind: 'signature', paymentId, option: { ...option, actions: [] }, open, results });
  return sign(asked.wallet, asked.request, signal);
};

/** Recalls a transaction that pays, of an earlier page. */
export const recallTransaction = async (
  wallet: CheckoutWallet,
  { request }: OpenRequest,
  context: FlowContext,
  runs: Runs,
  { signal }: FlowRun,
): Promise<unknown> => {
  runs.bind();
  return awaitTransaction(request, async () => wallet.recall?.(request, signal), context, runs);
};

/** Recalls the signature that pays, of an earlier page. Rejects with the signal's reason once the buyer has left. */
export const recallSignature = async (
  wallet: CheckoutWallet,
  { request }: OpenRequest,
  { signal }: FlowRun,
): Promise<unknown> => abortable(Promise.resolve(wallet.recall?.(request, signal)), signal);
