/**
 * Which options of an account are current: those of its last request for options. A request by another account of the same
 * payment does not end them.
 */
export interface OfferTable {
  /** Ends the earlier options of these accounts. `issue` identifies the new ones. */
  put(paymentId: string, accounts: readonly string[], issue: string): Promise<void>;
  /** The current issue. */
  find(paymentId: string, account: string): Promise<string | undefined>;
}
