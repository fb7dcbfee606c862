/** What is wrong with a chain. */
export type ChainErrorCode =
  /** Money is real on this chain, or it is not known. */
  | 'refused_chain'
  /** The node does not answer. */
  | 'unreachable_node'
  /** The store belongs to another chain. */
  | 'other_chain'
  | 'relayer_key'
  | 'no_gas'
  | 'missing_contract'
  /** The contracts of the store were created by another version. */
  | 'outdated_contract'
  /** The package of the node is not installed, or the node does not start. */
  | 'node_not_started'
  /** A buyer's transaction was included after the payment had ended. */
  | 'paid_after_end'
  /** The node has the event of a transaction, but not the transaction. */
  | 'missing_transaction'
  /** The transfer of a settlement was included, but has moved nothing. */
  | 'settlement_reverted'
  /** Blocks that had all confirmations are gone. */
  | 'deep_reorganisation';

/** The chain of the sandbox cannot be used; the message says what to do. */
export class ChainError extends Error {
  override readonly name = 'ChainError';
  readonly code: ChainErrorCode;

  constructor(code: ChainErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
