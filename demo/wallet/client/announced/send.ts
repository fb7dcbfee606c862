import type { TestAccount } from '../account.js';
import { describeTransaction, formatCoin } from '../chain/describe-transaction.js';
import type { Rpc } from '../chain/rpc.js';
import { readGasTerms, sendTransaction, type GasTerms } from '../chain/send-transaction.js';
import { readTransaction } from '../chain/transaction.js';
import { INTERNAL_ERROR, INVALID_PARAMS, ProviderError } from './provider-error.js';
import type { Question } from './question.js';

interface SenderOptions {
  readonly rpc: Rpc;
  /** Rejects if the buyer does. */
  readonly approve: (question: Question) => Promise<void>;
  /** Rejects an address that is not the wallet's. */
  readonly requireOwn: (address: unknown) => Promise<TestAccount>;
  /** The name of the selected network. */
  readonly getNetwork: () => string;
  readonly merchantName?: string | undefined;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The terms, or why the transaction would fail. */
const tryTerms = (terms: Promise<GasTerms>): Promise<{ readonly terms?: GasTerms; readonly problem?: string }> =>
  terms.then(
    (known) => ({ terms: known }),
    (error: unknown) => ({ problem: getMessage(error) }),
  );

/** `eth_sendTransaction`: shows the buyer what the transaction does, signs it, and sends it. */
export const createSender =
  ({ rpc, approve, requireOwn, getNetwork, merchantName }: SenderOptions) =>
  async ([request]: readonly unknown[]): Promise<string> => {
    const transaction = readTransaction(request);
    if (!transaction) throw new ProviderError(INVALID_PARAMS, 'The transaction is incomplete, or not to an address.');
    const account = await requireOwn(transaction.from);
    const [meaning, { terms, problem }] = await Promise.all([
      describeTransaction(rpc, transaction, merchantName),
      tryTerms(readGasTerms(rpc, transaction)),
    ]);
    const { to, value, data } = transaction;
    await approve({
      kind: 'send',
      transaction: {
        ...{ network: getNetwork(), meaning, to, data, problem, value: formatCoin(value) },
        fee: terms && formatCoin(terms.gas * terms.maxFeePerGas),
      },
    });
    if (!terms) throw new ProviderError(INTERNAL_ERROR, `The transaction would fail: ${problem}`);
    try {
      return await sendTransaction(account, rpc, transaction, terms);
    } catch (error) {
      throw new ProviderError(INTERNAL_ERROR, getMessage(error), error);
    }
  };
