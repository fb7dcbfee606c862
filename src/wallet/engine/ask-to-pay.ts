import type { PaymentOption, WalletRpcResult } from '../../contract/schemas/payment-options.js';
import { abortable, throwIfAborted } from '../../core/abortable.js';
import { mayHaveSent, mayHaveSentBefore } from '../../core/wallet-codes.js';
import { isPaidOnce } from '../check/transactions.js';
import type { CheckoutWallet, OpenRequest, SignatureRecord } from '../ports.js';
import { toTransactionError } from '../to-wallet-error.js';
import type { TransactionRequest, WalletRequest } from '../wallet-request.js';
import { readActivity } from './activity.js';
import { callForTransaction, callWallet } from './call-wallet.js';
import type { FlowContext, FlowRun } from './context.js';
import { findShortage } from './options.js';
import type { Runs } from './runs.js';
import { explainRefusal, readAnswer, sign } from './sign.js';

/** A wallet, and the request that pays. */
interface Asked<Request = WalletRequest> {
  readonly wallet: CheckoutWallet;
  readonly request: Request;
}

const toOpenRequest = ({ wallet, request }: Asked): OpenRequest => ({ walletId: wallet.id, request });

/** The answers of a wallet to the requests of an option. */
export interface Signed {
  readonly wallet: CheckoutWallet;
  readonly optionId: string;
  /** CAIP-2. */
  readonly chain: string;
  readonly results: readonly WalletRpcResult[];
}

/** The context of a request for a transaction. */
export interface Asking {
  readonly runs: Runs;
  readonly run: FlowRun;
  /** Called with the hash if the request was abandoned before. */
  readonly onLate: (hash: unknown) => void;
}

/** A call of a wallet for a transaction, and the codes that leave open whether it was sent. */
interface TransactionCall {
  readonly call: () => Promise<unknown>;
  readonly mayHaveSent: typeof mayHaveSent;
}

/** Awaits a transaction that pays. Its intent is kept unless it is certain that the wallet has not sent it. */
const awaitTransaction = async (
  { wallet, request }: Asked,
  ask: TransactionCall,
  { records, paymentId, clock }: FlowContext,
  { runs, run: { signal }, onLate }: Asking,
): Promise<unknown> => {
  try {
    const hash = readAnswer(request, await callForTransaction(ask.call));
    if (signal.aborted) onLate(hash);
    else runs.answer();
    return hash;
  } catch (cause) {
    const error = toTransactionError(cause);
    if (signal.aborted || ask.mayHaveSent(error.code)) throw error;
    records.remove(paymentId);
    runs.release(signal);
    throw await explainRefusal(wallet, request, error, { clock });
  }
};

/** Asks for a transaction that pays. From now on nothing aborts the run. Resolves to undefined, without asking, if it is too late for it. */
export const askForTransaction = async (
  asked: Asked<TransactionRequest>,
  option: PaymentOption,
  context: FlowContext,
  asking: Asking & { readonly onBound: () => void },
): Promise<unknown> => {
  const { wallet, request } = asked;
  const { paymentId, records } = context;
  const { runs, run, onBound } = asking;
  const { signal } = run;
  const activity = await readActivity(wallet, request, context, signal);
  throwIfAborted(signal);
  // The page, the wallet and the chain may have taken their time. A call that is taken once has a deadline of its own.
  if (!isPaidOnce(request, context) && findShortage(option, context, [request])) return undefined;
  // Before the wallet has it: a page that ends now asks for no other one when it is opened.
  const open = toOpenRequest(asked);
  records.write({
    kind: 'intent',
    paymentId,
    optionId: option.id,
    account: option.account,
    open,
    ...(activity && { activity }),
  });
  runs.bind();
  const answer = awaitTransaction(asked, { call: () => wallet.sign(request, signal), mayHaveSent }, context, asking);
  onBound();
  return answer;
};

/** Returns the record of a signature that pays. A page that is opened after this one can recall it, if the wallet can. */
export const toSignatureRecord = (
  asked: Asked,
  option: PaymentOption,
  results: readonly WalletRpcResult[],
  { paymentId }: FlowContext,
): SignatureRecord => ({
  kind: 'signature',
  paymentId,
  // Without the actions: a page that recalls the signature asks for nothing else.
  option: { ...option, actions: [] },
  open: toOpenRequest(asked),
  results,
  ...(!asked.wallet.recall && { isLost: true }),
});

/** Asks for the signature that pays. */
export const askForSignature = async (
  asked: Asked,
  option: PaymentOption,
  results: readonly WalletRpcResult[],
  context: FlowContext,
  { signal }: FlowRun,
): Promise<unknown> => {
  context.records.write(toSignatureRecord(asked, option, results, context));
  return sign(asked.wallet, asked.request, context, signal);
};

/** Recalls a transaction that pays, of an earlier page. */
export const recallTransaction = async (
  wallet: CheckoutWallet,
  { request }: OpenRequest,
  context: FlowContext,
  asking: Asking,
): Promise<unknown> => {
  const { signal } = asking.run;
  asking.runs.bind();
  const recall: TransactionCall = {
    call: async () => wallet.recall?.(request, signal),
    mayHaveSent: mayHaveSentBefore,
  };
  return abortable(awaitTransaction({ wallet, request }, recall, context, asking), signal);
};

/** Recalls the signature that pays, of an earlier page. Rejects with the signal's reason once the buyer has left. */
export const recallSignature = async (
  wallet: CheckoutWallet,
  { request }: OpenRequest,
  { signal }: FlowRun,
): Promise<unknown> =>
  readAnswer(
    request,
    await abortable(
      callWallet(async () => wallet.recall?.(request, signal)),
      signal,
    ),
  );
