import type { Payment } from '../payments/payment.js';
import type { Tables } from '../store/store.js';
import type { StrictWalletRpc } from '../wire/payment-options.js';
import type { EvmAccount } from './account.js';
import type { Asset } from './asset.js';

/** The balance of an account in an asset, base units. */
export interface Balance {
  readonly asset: Asset;
  readonly value: bigint;
}

/** The funds that a payment takes from an account. */
export interface Claim {
  readonly paymentId: string;
  readonly account: EvmAccount;
  readonly asset: Asset;
  /** Base units. */
  readonly value: bigint;
}

/** A claim that was accepted. */
export interface Claimed {
  /** The transaction that will move the funds. */
  readonly txId: string;
}

/** How a claimed payment ended. */
export type Execution =
  | { readonly kind: 'succeeded'; readonly txId: string }
  /** The buyer has the funds back. `reason` is for people. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Decides how an execution ends, in place of the rail. */
export type ForcedExecution = 'succeed' | 'fail';

/**
 * Moves funds: the one part of the gateway that knows how a payment is verified and executed. Payments, options and webhooks
 * know this port only. Refusals are `ApiError`s.
 */
export interface Rail {
  readonly name: string;
  /** The assets that it takes, in the order in which they are offered; the first one is the default of simulated payments. */
  readonly assets: readonly [Asset, ...Asset[]];
  /** Returns the account's balance, base units. */
  balance(tables: Tables, account: EvmAccount, asset: Asset): Promise<bigint>;
  /** Gives an account test coins of every asset of its chain; resolves to what it holds then. */
  fund(tables: Tables, account: EvmAccount): Promise<readonly Balance[]>;
  /**
   * Refuses with 422 unless the results are the account's signatures of exactly these requests, in their order.
   *
   * @param results what the wallet answered to each request, unchecked
   */
  verify(account: EvmAccount, requests: readonly StrictWalletRpc[], results: readonly unknown[]): Promise<void>;
  /**
   * Takes the funds for the payment, in the transaction that commits it. Refuses with 422 if the account does not hold them
   * any more.
   */
  claim(tables: Tables, claim: Claim): Promise<Claimed>;
  /** Executes a claimed payment when it is due. */
  execute(tables: Tables, payment: Payment, forced?: ForcedExecution): Promise<Execution>;
}
