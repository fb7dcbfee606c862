import { WalletError, type WalletErrorCode } from '../core/errors/wallet-error.js';
import { isPayError } from '../core/errors/pay-error.js';
import { getThrownText } from '../core/errors/thrown-text.js';
import { getRequestCode, getTransactionCode } from '../core/wallet-codes.js';

/** Some wallets lose the code on the way to the page, or wrap it in -32603. */
const WORDS: readonly (readonly [RegExp, WalletErrorCode])[] = [
  [/reject|denied|declin|cancel/i, 'rejected'],
  [/already pending|already processing|request of type/i, 'request_pending'],
  [
    /unrecognized chain|unknown chain|not connected to the requested chain|chain.{0,40}(not|has).{0,40}(added|configured)|add.{0,40}chain/i,
    'unknown_chain',
  ],
  [/chain.?id|active chain|different network|wrong network/i, 'account_changed'],
  [/unauthorized|not been authorized/i, 'unauthorized'],
];

const MESSAGES: Readonly<Record<WalletErrorCode, string>> = {
  refused_request: 'The request was not sent to the wallet.',
  rejected: 'The buyer rejected the request in the wallet.',
  request_pending: 'The wallet has another request open. Open the wallet and answer it first.',
  unknown_chain: 'The wallet does not have this chain. Add it in the wallet, or set chainParameters.',
  account_changed: 'The wallet has another account or chain selected.',
  unauthorized: 'The wallet does not let the page use this account. Connect it in the wallet.',
  unsupported: 'The wallet does not support this request.',
  rate_limited: 'The wallet refuses requests of this page for a while. Wait a minute, then try again.',
  wallet_failed: 'The wallet could not answer the request.',
  internal_error: 'The page failed while the buyer was paying, not the wallet. See the cause.',
  storage_unavailable: 'Storage or Web Locks are missing, so that paying twice cannot be prevented.',
};

const isWalletError = (error: unknown): error is WalletError => isPayError(error) && error.name === 'WalletError';

/** Creates an error with the message of its code. */
export const createWalletError = (code: WalletErrorCode, cause: unknown): WalletError =>
  new WalletError(code, MESSAGES[code], cause);

const convert = (error: unknown, toCode: (error: unknown) => WalletErrorCode): WalletError =>
  isWalletError(error) ? error : createWalletError(toCode(error), error);

/** Returns what a wallet has thrown as a `WalletError`: by its code, or by its words where the code is lost. */
export const toWalletError = (error: unknown): WalletError =>
  convert(
    error,
    () => getRequestCode(error) ?? WORDS.find(([words]) => words.test(getThrownText(error)))?.[1] ?? 'wallet_failed',
  );

/** The same for a request to send a transaction: `wallet_failed` unless it is certain that the wallet has not sent it. */
export const toTransactionError = (error: unknown): WalletError => convert(error, getTransactionCode);

/** Returns an exception that no wallet has thrown as a `WalletError`: it is not the wallet's fault. */
export const toInternalError = (error: unknown): WalletError => convert(error, () => 'internal_error');
