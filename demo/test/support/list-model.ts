import type { Payment } from '../../gateway/payments/payment.js';
import {
  getFacets,
  type ListedPayment,
  type PageRequest,
  type Position,
  type Selection,
  type Totals,
} from '../../gateway/payments/selection.js';
import { isSelected } from '../../gateway/store/memory/payment-lists.js';

const compare = (a: Position, b: Position): number => {
  const [first, second] = [BigInt(a.key), BigInt(b.key)];
  if (first !== second) return first < second ? -1 : 1;
  return a.seq - b.seq;
};

/** A payment with its number in the order of insertion, which decides between equal sort keys. */
export interface NumberedPayment {
  readonly payment: Payment;
  readonly seq: number;
}

/** The page by its definition: filters and sorts all payments. */
export const filterPayments = (
  payments: readonly NumberedPayment[],
  selection: Selection,
  { sortBy, isDescending, after, limit }: PageRequest,
): readonly ListedPayment[] => {
  const sign = isDescending ? -1 : 1;
  return payments
    .map(({ payment, seq }) => ({
      payment,
      position: { key: sortBy === 'date' ? String(payment.createdAtMs) : payment.amount.value, seq },
    }))
    .filter(({ payment }) => isSelected(payment, selection))
    .filter(({ position }) => !after || sign * compare(position, after) > 0)
    .sort((a, b) => sign * compare(a.position, b.position))
    .slice(0, limit);
};

/** The totals by their definition: counts all payments. */
export const computeTotals = (payments: readonly Payment[], selection: Selection): Totals => {
  const selected = payments.filter((payment) => isSelected(payment, selection));
  const buyers = new Set(selected.map((payment) => getFacets(payment).buyer).filter((buyer) => buyer !== null));
  const byCurrency = new Map<string, { count: number; amount: bigint }>();
  for (const { state, amount } of selected) {
    if (state.status !== 'succeeded') continue;
    const currency = amount.unit.slice('iso4217/'.length);
    const { count, amount: before } = byCurrency.get(currency) ?? { count: 0, amount: 0n };
    byCurrency.set(currency, { count: count + 1, amount: before + BigInt(amount.value) });
  }
  const revenue = [...byCurrency]
    .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
    .map(([currency, { amount }]) => ({ amount: String(amount), currency }));
  return { customers: buyers.size, transactions: selected.length, revenue };
};
