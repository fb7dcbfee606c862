import type { Payment } from '../payments/payment.js';
import type { GatewayClock } from '../clock/clock.js';
import type { Store, Tables } from '../store/store.js';
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
  /** Expiry of the payment, Unix seconds. */
  readonly expiresAt: number;
  /** See {@link RailSettings.failsExecution}. */
  readonly failsExecution?: boolean;
}

/** A claim that was accepted. */
export interface Claimed {
  /** The transaction that will move the funds. */
  readonly txId: string;
}

/** Takes the funds of a verified claim, in the transaction that commits the payment. Refuses with 422 if they are gone. */
export type TakeFunds = (tables: Tables) => Promise<Claimed>;

/** What is asked of an account depends on these; an option keeps them as they were when it was offered. */
export interface AccountTerms {
  /** The number of permits (EIP-2612) that the account has used; null if it gives Permit2 its allowance without one. */
  readonly permitNonce: number | null;
  /** True if the token must be approved for Permit2 in a transaction of its own first. */
  readonly needsApproval: boolean;
  /** True if an earlier allowance of Permit2 must be set to zero before, in another transaction. */
  readonly needsReset: boolean;
}

/** What a transfer is bound to. */
export interface Binding {
  /** The contract that receives it. */
  readonly recipient: `0x${string}`;
  /** Makes it the only one of its option, or of its payment. */
  readonly nonce: `0x${string}`;
  /** The call that pays in the native coin; undefined for tokens. */
  readonly call?: `0x${string}`;
}

/** A transfer that has paid a payment. */
export interface PaidTransfer {
  readonly account: EvmAccount;
  readonly asset: Asset;
  /** Base units. */
  readonly value: bigint;
  readonly txId: string;
}

/** The amount that a merchant gets for a payment, and the account that receives it. */
export interface Settlement {
  readonly paymentId: string;
  /** The merchant's account, on the chain of the asset. */
  readonly account: EvmAccount;
  readonly asset: Asset;
  /** The amount after the fee, base units. */
  readonly value: bigint;
}

/** A settlement that was accepted. */
export interface Settling {
  /** The transaction that moves the funds. */
  readonly txId: string;
  /** False if the rail says later that they have arrived, by {@link RailHost.reportSettled}. */
  readonly hasArrived: boolean;
}

/** How a claimed payment ended. */
export type Execution =
  /** `paid` is present if it may differ from the claimed transfer. */
  | { readonly kind: 'succeeded'; readonly txId: string; readonly paid?: PaidTransfer }
  /** The buyer has the funds back. `reason` is for people. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** No transfer happened before the payment's expiry, and none can any more. */
  | { readonly kind: 'expired' };

/** A payment that the rail has seen without a confirmation. */
export interface SeenPayment extends PaidTransfer {
  readonly paymentId: string;
}

/** What a rail that executes by itself needs of the gateway. */
export interface RailHost {
  readonly store: Store;
  readonly clock: GatewayClock;
  /** Ends a claimed payment; does nothing if it has ended. */
  readonly report: (paymentId: string, execution: Execution) => Promise<void>;
  /** Settles a payment whose transfer has reached the merchant; does nothing if it is settled. */
  readonly reportSettled: (paymentId: string, txId: string) => Promise<void>;
  /**
   * Claims a payment that was paid without a confirmation, and records it in the same transaction; does nothing if it is
   * claimed or has ended.
   */
  readonly see: (payment: SeenPayment, record: (tables: Tables) => Promise<void>) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

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
  /** The contract that receives payments. */
  readonly recipient: `0x${string}`;
  /** Returns the account's balance, base units. */
  balance(store: Store, account: EvmAccount, asset: Asset): Promise<bigint>;
  /** Gives an account test coins of every asset of its chain; resolves to what it holds then. */
  fund(store: Store, account: EvmAccount): Promise<readonly Balance[]>;
  /** Returns what an option of this value has to ask of the account. */
  getTerms(account: EvmAccount, asset: Asset, value: bigint): Promise<AccountTerms>;
  /** Returns what the transfer of an option is bound to; the same again for the same option. */
  bind(payment: Payment, optionId: string, asset: Asset, value: bigint): Promise<Binding>;
  /**
   * Refuses with 422 unless the results are the account's answers to exactly these requests, in their order, and pay.
   *
   * @param results what the wallet answered to each request, in its canonical form, unchecked
   */
  verify(
    store: Store,
    claim: Claim,
    requests: readonly StrictWalletRpc[],
    results: readonly unknown[],
  ): Promise<TakeFunds>;
  /**
   * Returns true if these results name a transaction of a buyer that may pay, or has paid, although another confirmation was
   * accepted: only the chain decides between them.
   */
  readonly mayStillPay?: (results: readonly unknown[]) => Promise<boolean>;
  /** Executes a claimed payment when it is due; a rail with `start` refuses. */
  execute(tables: Tables, payment: Payment, forced?: ForcedExecution): Promise<Execution>;
  /**
   * Moves what a merchant gets to their account, in the transaction that commits it, which happens once for each payment.
   * Absent if the rail moves nothing.
   */
  readonly settle?: (tables: Tables, settlement: Settlement) => Promise<Settling>;
  /** Present if the rail executes payments by itself and reports how they end. Returns a function that stops. */
  readonly start?: (host: RailHost) => () => void;
  /** Sends a request of JSON-RPC to the chain's node; absent without a chain. */
  readonly request?: (method: string, params: readonly unknown[]) => Promise<unknown>;
  /** True if the chain has a time of its own: the sandbox's clock cannot be moved then. */
  readonly hasOwnTime?: boolean;
  /** Returns true once it is certain that an unpaid payment was not paid before its expiry. Default: at once. */
  readonly canExpire?: (payment: Payment) => boolean;
}
