import { WalletError } from '../../core/errors/wallet-error.js';
import { isAddress } from '../../core/wallet-values.js';
import type { CheckoutWallet } from '../ports.js';
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

/**
 * Returns the addresses of a wallet, each once, in a list of its own: a wallet may change the one that it has answered with.
 *
 * @param ask true to let the wallet ask the buyer
 */
export const readAccounts = async (wallet: CheckoutWallet, ask: boolean): Promise<readonly string[]> => {
  const answer: unknown = await callWallet(() => wallet.accounts(ask));
  if (!Array.isArray(answer))
    throw new WalletError('wallet_failed', 'The wallet answered with something else than accounts.');
  const known = new Set<string>();
  const addresses: string[] = [];
  for (const address of answer as readonly unknown[]) {
    if (!isAddress(address))
      throw new WalletError('wallet_failed', 'The wallet answered with something else than accounts.');
    if (!known.has(address.toLowerCase())) addresses.push(address);
    known.add(address.toLowerCase());
  }
  return addresses;
};
