import { PayError } from './pay-error.js';

/** The kinds of problems between the page and the buyer's wallet. */
export type WalletErrorCode =
  /** A request is not what the buyer was shown, or is not understood. It did not reach the wallet. */
  | 'refused_request'
  /** The buyer rejected the request in the wallet. */
  | 'rejected'
  /** The wallet has another request open. */
  | 'request_pending'
  /** The wallet does not have the chain, and the page must not add it. */
  | 'unknown_chain'
  /** The wallet selected another account or chain than the option's. */
  | 'account_changed'
  /** The wallet does not allow the page to use the account. */
  | 'unauthorized'
  /** The wallet does not support the request, or does not accept its parameters. */
  | 'unsupported'
  /** The wallet takes no more requests of the page for a while, as MetaMask after three rejections. */
  | 'rate_limited'
  /** The wallet failed, or answered with something else than asked for. */
  | 'wallet_failed'
  /** The page failed, not the wallet: an exception of this library, or of a callback of the page. */
  | 'internal_error'
  /** Web Locks or storage are missing or blocked, so that paying twice cannot be prevented. */
  | 'storage_unavailable';

/** A problem with the buyer's wallet, or of the page itself (`internal_error`). It never means that the payment failed. */
export class WalletError extends PayError {
  override readonly name = 'WalletError';
  readonly code: WalletErrorCode;

  constructor(code: WalletErrorCode, message: string, cause?: unknown) {
    super(message, cause);
    this.code = code;
  }
}
