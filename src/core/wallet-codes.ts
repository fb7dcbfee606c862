import type { WalletErrorCode } from './errors/wallet-error.js';
import { WALLET_ERRORS, WALLET_ERROR_FACTS } from './wallet-error-table.js';

/** The fields of an error that a wallet has thrown, which may be anything. */
interface ProviderError {
  readonly code?: unknown;
  readonly data?: unknown;
  readonly originalError?: unknown;
}

const getFields = (error: unknown): ProviderError => {
  try {
    const { code, data, originalError } = (error ?? {}) as ProviderError;
    return { code, data, originalError };
  } catch {
    // A `Proxy` that was revoked, or a field that throws.
    return {};
  }
};

/** Some wallets write their codes as text. */
const toNumber = (code: unknown): number => (typeof code === 'number' || typeof code === 'string' ? Number(code) : NaN);

const findCode = (kind: 'providerCodes' | 'unsentCodes', code: unknown): WalletErrorCode | undefined =>
  WALLET_ERROR_FACTS.find(([, facts]) => facts[kind]?.includes(toNumber(code)))?.[0];

/** Returns the code of a wallet's error, also of one that the wallet has wrapped; undefined if it says nothing. */
export const getRequestCode = (error: unknown): WalletErrorCode | undefined => {
  const { code, data } = getFields(error);
  return findCode('providerCodes', code) ?? findCode('providerCodes', getFields(getFields(data).originalError).code);
};

/** The same for a request to send a transaction: `wallet_failed` unless it is certain that the wallet has not sent it. */
export const getTransactionCode = (error: unknown): WalletErrorCode =>
  findCode('unsentCodes', getFields(error).code) ?? 'wallet_failed';

/** Returns true if a transaction for which a wallet was asked may have been sent, or may be later, after an error with this code. */
export const mayHaveSent = (code: WalletErrorCode): boolean => {
  // A wallet of a page may use a later version of the library, with other codes.
  const facts: Partial<Record<string, { readonly mayHaveSent: boolean }>> = WALLET_ERRORS;
  return facts[code]?.mayHaveSent ?? true;
};

/**
 * The same after recalling the request of an earlier page. Errors other than a rejection concern the recall, not the transaction.
 */
export const mayHaveSentBefore = (code: WalletErrorCode): boolean => code !== 'rejected';
