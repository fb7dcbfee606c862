import type { WalletErrorCode } from './errors/wallet-error.js';

/** Codes of EIP-1193, EIP-1474 and EIP-3326, for which some wallets use 4901. -32603 stands for anything. */
const REQUEST_CODES: Readonly<Record<number, WalletErrorCode>> = {
  4001: 'rejected',
  4100: 'unauthorized',
  4200: 'unsupported',
  4901: 'unknown_chain',
  4902: 'unknown_chain',
  [-32002]: 'request_pending',
};

/**
 * The codes by which it is certain that a wallet has not sent a transaction, and never will. Not -32002, with which wallets also
 * answer while they keep the request, and no words: nodes reject and cancel transactions, too.
 */
const UNSENT_CODES: Readonly<Record<number, WalletErrorCode>> = {
  4001: 'rejected',
  4100: 'unauthorized',
  4200: 'unsupported',
  4902: 'unknown_chain',
};

/** The codes of a `WalletError` that leave open whether a transaction was sent. */
const UNCLEAR: readonly WalletErrorCode[] = ['wallet_failed', 'request_pending', 'internal_error'];

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

/** Returns the code of a wallet's error, also of one that the wallet has wrapped; undefined if it says nothing. */
export const getRequestCode = (error: unknown): WalletErrorCode | undefined => {
  const { code, data } = getFields(error);
  return REQUEST_CODES[toNumber(code)] ?? REQUEST_CODES[toNumber(getFields(getFields(data).originalError).code)];
};

/** The same for a request to send a transaction: `wallet_failed` unless it is certain that the wallet has not sent it. */
export const getTransactionCode = (error: unknown): WalletErrorCode =>
  UNSENT_CODES[toNumber(getFields(error).code)] ?? 'wallet_failed';

/** Returns true if a transaction for which a wallet was asked may have been sent, or may be later, after an error with this code. */
export const mayHaveSent = (code: WalletErrorCode): boolean => UNCLEAR.includes(code);

/**
 * The same after recalling the request of an earlier page. Errors other than a rejection concern the recall, not the transaction.
 */
export const mayHaveSentBefore = (code: WalletErrorCode): boolean => code !== 'rejected';
