import { WalletError, type WalletErrorCode } from '../core/errors/wallet-error.js';
import { isPayError } from '../core/errors/pay-error.js';
import { getThrownText } from '../core/errors/thrown-text.js';
import { getRequestCode, getTransactionCode } from '../core/wallet-codes.js';
import { WALLET_ERRORS, WALLET_ERROR_FACTS } from '../core/wallet-error-table.js';

const isWalletError = (error: unknown): error is WalletError => isPayError(error) && error.name === 'WalletError';

const findCodeOfWords = (text: string): WalletErrorCode | undefined =>
  WALLET_ERROR_FACTS.find(([, { words }]) => words?.test(text))?.[0];

/** Creates an error with the message of its code. */
export const createWalletError = (code: WalletErrorCode, cause: unknown): WalletError =>
  new WalletError(code, WALLET_ERRORS[code].message, cause);

const convert = (error: unknown, toCode: (error: unknown) => WalletErrorCode): WalletError =>
  isWalletError(error) ? error : createWalletError(toCode(error), error);

/** Returns what a wallet has thrown as a `WalletError`: by its code, or by its words where the code is lost. */
export const toWalletError = (error: unknown): WalletError =>
  convert(error, () => getRequestCode(error) ?? findCodeOfWords(getThrownText(error)) ?? 'wallet_failed');

/** The same for a request to send a transaction: `wallet_failed` unless it is certain that the wallet has not sent it. */
export const toTransactionError = (error: unknown): WalletError => convert(error, getTransactionCode);

/** Returns an exception that no wallet has thrown as a `WalletError`: it is not the wallet's fault. */
export const toInternalError = (error: unknown): WalletError => convert(error, () => 'internal_error');
