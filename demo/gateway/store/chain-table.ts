type Hex = `0x${string}`;

/** The chain on which a rail moves funds. A store has at most one, and keeps it. */
export interface ChainRecord {
  /** The number of EIP-155. */
  readonly chainId: number;
  /** Hash of the first block: another chain with the same number is another chain. */
  readonly genesis: Hex;
  /** The time of the first block, Unix seconds. */
  readonly genesisTimeS: number;
  /** The account that submits what buyers sign. */
  readonly relayer: Hex;
  /** Its key; null if it is kept elsewhere. */
  readonly relayerKey: Hex | null;
  /** The nonce of the relayer's next transaction. */
  readonly nextNonce: number;
  /** The rail's contracts by name; undefined until they are deployed. */
  readonly contracts?: Readonly<Record<string, Hex>>;
  /** The last block whose events have been read. */
  readonly scannedBlock: number;
  /** Its hash: after a reorganisation the chain has another one. */
  readonly scannedHash: Hex;
}

/** The block of a transaction. */
export interface ChainBlock {
  readonly number: number;
  readonly hash: Hex;
  /** Unix seconds. */
  readonly timeS: number;
}

/** A transaction that the rail has sent, or that a buyer has paid with. */
export interface ChainTransaction {
  readonly hash: Hex;
  /** Approvals and `native` payments were sent by their buyers, everything else by the relayer. */
  readonly kind: 'deployment' | 'faucet' | 'payment' | 'approval' | 'native' | 'settlement';
  /** Null for all but payments and settlements. */
  readonly paymentId: string | null;
  /** The signed bytes: only the same ones are ever sent again. `0x` of a buyer's that nobody can send again. */
  readonly raw: Hex;
  /** Expiry of the payment, Unix seconds; null for those that no payment needs. */
  readonly expiresAt: number | null;
  /** The block in which it got its confirmations; null until then, and if it is in none. */
  readonly block: ChainBlock | null;
}

/** The state of a rail on a chain. */
export interface ChainTable {
  find(): Promise<ChainRecord | undefined>;
  /** Like `find`, and locks it until the transaction ends: nonces are taken one after the other. */
  lock(): Promise<ChainRecord | undefined>;
  put(record: ChainRecord): Promise<void>;
  /** Rejects if the hash is known, or the payment has a settlement, or another transaction, as this is one. */
  add(transaction: ChainTransaction): Promise<void>;
  /**
   * Puts this transaction, by which a payment was paid, in place of the open one of its buyer, which had the same nonce and can
   * never be included now. Does nothing if the payment has no such one.
   */
  replaceNative(transaction: ChainTransaction & { readonly paymentId: string }): Promise<void>;
  findTransaction(hash: string): Promise<ChainTransaction | undefined>;
  /** The transactions whose end is not known, oldest first. */
  open(): Promise<readonly ChainTransaction[]>;
  /** Ends a transaction: it is no longer open. */
  end(hash: string, block: ChainBlock | null): Promise<void>;
  /** Makes transactions open again, whose block the chain has lost. */
  reopen(hashes: readonly string[]): Promise<void>;
  /** The transactions with a block: the last block first, and in a block those first that were added last. */
  latest(limit: number, offset: number): Promise<readonly ChainTransaction[]>;
  /** Remembers the payment of a key, by which the chain names it. */
  addKey(key: string, paymentId: string): Promise<void>;
  findPaymentId(key: string): Promise<string | undefined>;
}
