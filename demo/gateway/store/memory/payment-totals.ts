import type { KnownPaymentStatus } from 'pay-status/contract';
import { getCurrency } from '../../payments/currency.js';
import type { Payment } from '../../payments/payment.js';
import { getFacets, type Totals } from '../../payments/selection.js';

interface Count {
  readonly payments: number;
  readonly amount: bigint;
}

const add = <Key>(counts: Map<Key, number>, key: Key, change: number): void => {
  const count = (counts.get(key) ?? 0) + change;
  if (count) counts.set(key, count);
  else counts.delete(key);
};

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);

/** Totals of payments that are added and removed, as the database keeps them. */
export class PaymentTotals {
  readonly #payments = new Map<KnownPaymentStatus, number>();
  /** By currency, of the succeeded ones. */
  readonly #revenue = new Map<string, Count>();
  /** The number of payments, by buyer and status. */
  readonly #buyers = new Map<string, Map<KnownPaymentStatus, number>>();
  /** The number of buyers whose payments have exactly these statuses. */
  readonly #customers = new Map<string, number>();

  add(payment: Payment, change: 1 | -1): void {
    const { status, buyer } = getFacets(payment);
    add(this.#payments, status, change);
    if (status === 'succeeded') {
      const currency = getCurrency(payment.amount.unit);
      const { payments, amount } = this.#revenue.get(currency) ?? { payments: 0, amount: 0n };
      const value = BigInt(change) * BigInt(payment.amount.value);
      this.#revenue.set(currency, { payments: payments + change, amount: amount + value });
    }
    if (buyer !== null) this.#addToBuyer(buyer, status, change);
  }

  /** The totals of the payments in any of these statuses, of all without them. */
  read(statuses?: readonly KnownPaymentStatus[]): Totals {
    const isWanted = (status: string): boolean => statuses?.some((wanted) => wanted === status) ?? true;
    const customers = [...this.#customers].filter(([set]) => set.split(' ').some(isWanted));
    const payments = [...this.#payments].filter(([status]) => isWanted(status));
    const revenue = isWanted('succeeded') ? [...this.#revenue].filter(([, count]) => count.payments) : [];
    return {
      customers: sum(customers.map(([, count]) => count)),
      transactions: sum(payments.map(([, count]) => count)),
      revenue: revenue
        .sort(([a, x], [b, y]) => y.payments - x.payments || (a < b ? -1 : 1))
        .map(([currency, { amount }]) => ({ amount: String(amount), currency })),
    };
  }

  #addToBuyer(buyer: string, status: KnownPaymentStatus, change: number): void {
    const counts = this.#buyers.get(buyer) ?? new Map<KnownPaymentStatus, number>();
    const toSet = (): string => [...counts.keys()].sort().join(' ');
    const before = toSet();
    add(counts, status, change);
    const after = toSet();
    if (counts.size) this.#buyers.set(buyer, counts);
    else this.#buyers.delete(buyer);
    if (before === after) return;
    if (before) add(this.#customers, before, -1);
    if (after) add(this.#customers, after, 1);
  }
}
