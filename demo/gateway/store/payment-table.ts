import type { Payment } from '../payments/payment.js';
import type { ListedPayment, PageRequest, Selection, Totals } from '../payments/selection.js';

/** Payments. `dueAtMs` is when the payment takes its next step by itself; null when it does not. */
export interface PaymentTable {
  /** Its id must be free. */
  insert(payment: Payment, dueAtMs: number | null): Promise<void>;
  find(id: string): Promise<Payment | undefined>;
  /** Like {@link find}; nobody else changes it until the transaction ends. */
  lock(id: string): Promise<Payment | undefined>;
  update(payment: Payment, dueAtMs: number | null): Promise<void>;
  /** One page of a selection. */
  list(selection: Selection, page: PageRequest): Promise<readonly ListedPayment[]>;
  /** Figures over a whole selection. */
  totals(selection: Selection): Promise<Totals>;
  /** Locks payments that are due by then, the first ones first, and passes over those that somebody else has locked. */
  lockDue(nowMs: number, limit: number): Promise<readonly Payment[]>;
}
