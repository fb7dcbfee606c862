import { MAX_LENGTHS } from '../contract/limits.js';
import { WalletError, type WalletErrorCode } from '../core/errors/wallet-error.js';
import { isPayError } from '../core/errors/pay-error.js';

/** The codes of EIP-1193 and EIP-1474, and 4902 of EIP-3326, for which some wallets use 4901. -32603 stands for anything. */
const CODES: Readonly<Record<number, WalletErrorCode>> = {
  4001: 'rejected',
  4100: 'unauthorized',
  4901: 'unknown_chain',
  4902: 'unknown_chain',
  [-32002]: 'request_pending',
};

/** The same for a transaction: only the codes by which it is certain that the wallet has not sent it, and never will. */
const UNSENT_CODES: Readonly<Record<number, WalletErrorCode>> = {
  4001: 'rejected',
  4100: 'unauthorized',
  4200: 'unsupported',
  4902: 'unknown_chain',
  [-32002]: 'request_pending',
  [-32600]: 'unsupported',
  [-32601]: 'unsupported',
  [-32602]: 'unsupported',
};

/** The buyer's own decision, in the words of wallets that lose the code. Nodes reject and cancel transactions, too. */
const BUYER_REJECTED = /\buser (?:has )?(?:rejected|denied|declined|cancell?ed)\b/i;

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
  wallet_failed: 'The wallet could not answer the request.',
  storage_unavailable: 'Storage or Web Locks are missing, so that paying twice cannot be prevented.',
};

interface ProviderError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly originalError?: unknown } | null;
}

const getFields = (error: unknown): ProviderError => (typeof error === 'object' && error !== null ? error : {});

const getText = (error: unknown): string =>
  String(typeof error === 'string' ? error : getFields(error).message).slice(0, MAX_LENGTHS.MESSAGE);

const classify = (error: unknown): WalletErrorCode => {
  const { code, data } = getFields(error);
  const known = CODES[Number(code)] ?? CODES[Number(getFields(data?.originalError).code)];
  return known ?? WORDS.find(([words]) => words.test(getText(error)))?.[1] ?? 'wallet_failed';
};

const classifyUnsent = (error: unknown): WalletErrorCode => {
  const { code, data } = getFields(error);
  const isRejected = Number(getFields(data?.originalError).code) === 4001 || BUYER_REJECTED.test(getText(error));
  return UNSENT_CODES[Number(code)] ?? (isRejected ? 'rejected' : 'wallet_failed');
};

const isWalletError = (error: unknown): error is WalletError => isPayError(error) && error.name === 'WalletError';

const convert = (error: unknown, toCode: (error: unknown) => WalletErrorCode): WalletError => {
  if (isWalletError(error)) return error;
  const code = toCode(error);
  return new WalletError(code, MESSAGES[code], error);
};

/** Returns the error of a wallet as a `WalletError`: by its code, or by its words where the code is lost. */
export const toWalletError = (error: unknown): WalletError => convert(error, classify);

/** The same for a request to send a transaction: `wallet_failed` unless it is certain that the wallet has not sent it. */
export const toTransactionError = (error: unknown): WalletError => convert(error, classifyUnsent);

/** True if the transaction that a wallet was asked to send may have been sent, or may be later. */
export const mayHaveSent = ({ code }: WalletError): boolean => code === 'wallet_failed';
