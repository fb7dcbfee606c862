import type { WalletErrorCode } from './errors/wallet-error.js';

/** The meaning of a wallet's error code. */
interface WalletErrorFacts {
  /** For developers. */
  readonly message: string;
  /** The codes of EIP-1193, EIP-1474 and EIP-3326 by which a wallet says so. -32603 stands for anything. */
  readonly providerCodes?: readonly number[];
  /**
   * Those of them by which it is certain that a wallet has not sent a transaction, and never will. Not -32002, with which wallets
   * also answer while they keep the request, and no words: nodes reject and cancel transactions, too.
   */
  readonly unsentCodes?: readonly number[];
  /** Some wallets lose the code on the way to the page, or wrap it in -32603. */
  readonly words?: RegExp;
  /** True if a transaction for which a wallet was asked may have been sent, or may be later. */
  readonly mayHaveSent: boolean;
  /** True if the wallet of a host may answer with it. */
  readonly isOfHost: boolean;
}

/** All codes. Where the words of several fit, the first counts. */
export const WALLET_ERRORS = {
  rejected: {
    message: 'The buyer rejected the request in the wallet.',
    providerCodes: [4001],
    unsentCodes: [4001],
    words: /reject|denied|declin|cancel/i,
    mayHaveSent: false,
    isOfHost: true,
  },
  refused_request: { message: 'The request was not sent to the wallet.', mayHaveSent: false, isOfHost: true },
  request_pending: {
    message: 'The wallet has another request open. Open the wallet and answer it first.',
    providerCodes: [-32002],
    words: /already pending|already processing|request of type/i,
    mayHaveSent: true,
    isOfHost: true,
  },
  unknown_chain: {
    message: 'The wallet does not have this chain. Add it in the wallet, or set chainParameters.',
    // Some wallets use 4901 for it.
    providerCodes: [4901, 4902],
    unsentCodes: [4902],
    words:
      /unrecognized chain|unknown chain|not connected to the requested chain|chain.{0,40}(not|has).{0,40}(added|configured)|add.{0,40}chain/i,
    mayHaveSent: false,
    isOfHost: true,
  },
  account_changed: {
    message: 'The wallet has another account or chain selected.',
    words: /chain.?id|active chain|different network|wrong network/i,
    mayHaveSent: false,
    isOfHost: true,
  },
  unauthorized: {
    message: 'The wallet does not let the page use this account. Connect it in the wallet.',
    providerCodes: [4100],
    unsentCodes: [4100],
    words: /unauthorized|not been authorized/i,
    mayHaveSent: false,
    isOfHost: true,
  },
  unsupported: {
    message: 'The wallet does not support this request.',
    providerCodes: [4200],
    unsentCodes: [4200],
    mayHaveSent: false,
    isOfHost: true,
  },
  rate_limited: {
    message: 'The wallet refuses requests of this page for a while. Wait a minute, then try again.',
    mayHaveSent: false,
    isOfHost: false,
  },
  wallet_failed: { message: 'The wallet could not answer the request.', mayHaveSent: true, isOfHost: true },
  internal_error: {
    message: 'The page failed while the buyer was paying, not the wallet. See the cause.',
    mayHaveSent: true,
    isOfHost: false,
  },
  storage_unavailable: {
    message: 'Storage or Web Locks are missing, so that paying twice cannot be prevented.',
    mayHaveSent: false,
    isOfHost: false,
  },
} as const satisfies Readonly<Record<WalletErrorCode, WalletErrorFacts>>;

/** The facts by code, for loops over all of them. */
export const WALLET_ERROR_FACTS = Object.entries(WALLET_ERRORS) as readonly (readonly [
  code: WalletErrorCode,
  facts: WalletErrorFacts,
])[];
