import type { WalletError } from '../../core/errors/wallet-error.js';
import { toTransactionError, toWalletError } from '../to-wallet-error.js';

const call = async <Value>(work: () => Promise<Value>, toError: (error: unknown) => WalletError): Promise<Value> => {
  try {
    return await work();
  } catch (error) {
    throw toError(error);
  }
};

/** Calls a wallet. Whatever it throws becomes a `WalletError`; everything else that is thrown in the engine is not the wallet's. */
export const callWallet = <Value>(work: () => Promise<Value>): Promise<Value> => call(work, toWalletError);

/** The same for a request to send a transaction. */
export const callForTransaction = <Value>(work: () => Promise<Value>): Promise<Value> => call(work, toTransactionError);
