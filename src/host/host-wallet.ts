/** A request that a wallet answers: that of a `CheckoutWallet`, as the host protocol carries it. */
export interface HostWalletRequest {
  /** CAIP-2. */
  readonly chain: string;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The part of a `CheckoutWallet` (`pay-status/wallet`) that the host protocol carries. Any such wallet is one of these. */
export interface HostWallet {
  /** A reverse domain name. */
  readonly id: string;
  /** Untrusted text. */
  readonly name: string;
  /** An image as a `data:` URL; untrusted. */
  readonly icon?: string | undefined;
  /** The chains that the wallet has, CAIP-2. Absent if it does not say. */
  readonly chains?: readonly string[] | undefined;
  /** Returns the addresses that the buyer has made accessible. */
  accounts(ask: boolean): Promise<readonly string[]>;
  selectChain(chain: string, parameters: undefined, signal?: AbortSignal): Promise<void>;
  /** Lets the buyer approve a request. Rejects with `WalletError`. */
  sign(request: HostWalletRequest, signal?: AbortSignal): Promise<unknown>;
  /** Resolves to the answer to a request of an earlier page, without asking again. */
  recall?(request: HostWalletRequest, signal?: AbortSignal): Promise<unknown>;
  /**
   * Calls back when the accounts change, until the returned function is called; with true if `recall` has an answer now to a request
   * that was rejected with `wallet_failed`.
   */
  subscribe(listener: (isAnswered?: boolean) => void): () => void;
}

/** The members of `<pay-checkout>` that are used to offer a wallet. */
export interface WalletCheckout {
  /** The host's wallet pays this payment and no other; without it, the wallet is not offered. */
  readonly paymentId?: string | null | undefined;
  /** Wallets, and wallet apps. */
  wallets?: readonly (HostWallet | { readonly name: string; readonly link: string })[] | undefined;
}
