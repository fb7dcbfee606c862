import type { Payment } from '../payments/payment.js';
import type { ListedPayment, PageRequest, Selection, Totals } from '../payments/selection.js';

/** Payments. `dueAtMs` is when the payment takes its next automatic step; null when there is none. */
export interface PaymentTable {
  /** Its id must be free. */
  insert(payment: Payment, dueAtMs: number | null): Promise<void>;
  find(id: string): Promise<Payment | undefined>;
  /** Like {@link find}; no other transaction changes it until this one ends. */
  lock(id: string): Promise<Payment | undefined>;
  update(payment: Payment, dueAtMs: number | null): Promise<void>;
  /** One page of a selection. */
  list(selection: Selection, page: PageRequest): Promise<readonly ListedPayment[]>;
  /** Totals over a whole selection. */
  totals(selection: Selection): Promise<Totals>;
  /** True if a rail has taken the funds of a payment that has not ended. */
  hasClaimed(): Promise<boolean>;
  /** Locks payments that are due, in the order of their due times; skips those that are locked already. */
  lockDue(nowMs: number, limit: number): Promise<readonly Payment[]>;
}
