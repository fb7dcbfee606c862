import type { Payment } from '../payments/payment.js';
import type { InvalidState } from '../payments/transition.js';

/**
 * Where payments live. Every change goes through {@link PaymentStore.update}, which is one atomic step: an SQL store
 * runs it under a row lock and writes what must follow from it in the same transaction.
 */
export interface PaymentStore {
  /** Adds a new payment; its id must be free. */
  insert(payment: Payment): Promise<void>;
  find(id: string): Promise<Payment | undefined>;
  /**
   * Applies a pure change to the payment as it is now, and stores what comes out of it unless that is a refusal or the
   * same object. The change may be run again on a newer payment. Resolves to what the change returned, or to undefined
   * when there is no such payment.
   */
  update(id: string, change: (current: Payment) => Payment | InvalidState): Promise<Payment | InvalidState | undefined>;
  /** Calls the listener after each stored change, whichever process made it; the returned function ends that. */
  subscribe(listener: (payment: Payment) => void): () => void;
}
