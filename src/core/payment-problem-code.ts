import type { WalletErrorCode } from './errors/wallet-error.js';

/** Why the buyer has to choose again: an error of the wallet, or one of these. Each has a text of its own. */
export type PaymentProblemCode =
  /** To the buyer, one that is not supported is a wallet that failed. */
  | Exclude<WalletErrorCode, 'unsupported'>
  /** A page that has ended has asked the wallet for a signature, whose answer nobody gets any more. Nothing was paid. */
  | 'reloaded'
  /** The quote or its ids ended: the buyer has to look at the amount again. */
  | 'price_renewed'
  /** The same, but the amount is still what the buyer has seen. */
  | 'offer_renewed'
  /** The gateway did not accept the wallet's answer. Nothing was paid. */
  | 'not_accepted'
  /** The same, of an account that is a contract: no other approval of it is accepted for this asset. Nothing was paid. */
  | 'smart_account'
  /** The gateway needs details of the buyer, which the page cannot ask for. */
  | 'details_required'
  /** The gateway does not have the details of the buyer that it needs, or does not accept them. Nothing was paid. */
  | 'details_missing'
  /** The payment ends within seconds. */
  | 'expires_soon'
  /** The options or the requests could not be loaded. */
  | 'unavailable';
