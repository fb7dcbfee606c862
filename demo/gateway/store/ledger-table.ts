/** A holding of one account in one asset. Both are in lower case, because the case of addresses carries no meaning. */
export interface LedgerRow {
  /** CAIP-10. */
  readonly account: string;
  readonly unit: string;
}

/** One movement of funds. Entries are never changed or deleted: the sum of a row's entries is its balance. */
export interface LedgerEntry extends LedgerRow {
  readonly kind: 'faucet' | 'payment' | 'return' | 'settlement';
  /** Null for coins of the faucet. */
  readonly paymentId: string | null;
  /** Base units; negative for what was spent. */
  readonly amount: bigint;
}

/** The funds of accounts. */
export interface LedgerTable {
  balance(row: LedgerRow): Promise<bigint>;
  /** Locks the funds of the account until the transaction ends: whoever reads a balance to spend it locks first. */
  lock(account: string): Promise<void>;
  /** Rejects if the payment has an entry of this kind already: it spends once, and is paid back or settled once. */
  add(entry: LedgerEntry): Promise<void>;
  /** The entries of a payment, oldest first. */
  ofPayment(paymentId: string): Promise<readonly LedgerEntry[]>;
}
