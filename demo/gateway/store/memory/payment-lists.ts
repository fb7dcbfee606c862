import type { PaymentOwner } from '../../payments/new-payment.js';
import type { Payment } from '../../payments/payment.js';
import {
  getFacets,
  type ListedPayment,
  type PageRequest,
  type Selection,
  type Totals,
} from '../../payments/selection.js';
import { toOwnerKey } from './owner.js';
import { PaymentTotals } from './payment-totals.js';
import { SortedPlaces, type Place } from './sorted-places.js';

export interface PaymentRow {
  readonly payment: Payment;
  readonly dueAtMs: number | null;
  /** Counts insertions: rows before it may be deleted. */
  readonly seq: number;
}

/** True if the selection includes the payment. */
export const isSelected = (payment: Payment, selection: Selection): boolean => {
  const { owner, statuses, fromMs = -Infinity, untilMs = Infinity, merchants, assets, reference, networks } = selection;
  const { status, unit, symbol, network } = getFacets(payment);
  return (
    payment.merchantId === owner.merchantId &&
    payment.mode === owner.mode &&
    payment.createdAtMs >= fromMs &&
    payment.createdAtMs < untilMs &&
    (statuses?.includes(status) ?? true) &&
    (merchants?.includes(owner.merchantId) ?? true) &&
    (assets?.some((asset) => asset === unit || asset === symbol) ?? true) &&
    (reference === undefined || payment.referenceId.includes(reference)) &&
    (networks === undefined || (network !== null && networks.includes(network)))
  );
};

const toPlace = ({ payment: { id, createdAtMs, amount }, seq }: PaymentRow, sortBy: PageRequest['sortBy']): Place => ({
  key: BigInt(sortBy === 'date' ? createdAtMs : amount.value),
  seq,
  id,
});

const createLists = () => ({ date: new SortedPlaces(), amount: new SortedPlaces(), totals: new PaymentTotals() });

/** The orders and the totals of each owner's payments. They follow each change, so that no page sorts or counts them all. */
export class PaymentLists {
  readonly #owners = new Map<string, ReturnType<typeof createLists>>();

  /** Called with each change of a row; undefined before it is added, and after it is deleted. */
  change(before: PaymentRow | undefined, after: PaymentRow | undefined): void {
    if (before) this.#of(before.payment).totals.add(before.payment, -1);
    if (after) this.#of(after.payment).totals.add(after.payment, 1);
    if (before && after) return;
    for (const sortBy of ['date', 'amount'] as const) {
      if (before) this.#of(before.payment)[sortBy].delete(toPlace(before, sortBy));
      if (after) this.#of(after.payment)[sortBy].add(toPlace(after, sortBy));
    }
  }

  page(
    selection: Selection,
    { sortBy, isDescending, after, limit }: PageRequest,
    find: (id: string) => PaymentRow | undefined,
  ): readonly ListedPayment[] {
    const position = after && { key: BigInt(after.key), seq: after.seq };
    const page: ListedPayment[] = [];
    for (const { id, key, seq } of this.#of(selection.owner)[sortBy].behind(position, isDescending)) {
      if (page.length === limit) break;
      const payment = find(id)?.payment;
      if (payment && isSelected(payment, selection)) page.push({ payment, position: { key: String(key), seq } });
    }
    return page;
  }

  totals(selection: Selection, all: () => readonly PaymentRow[]): Totals {
    const { owner, statuses, ...others } = selection;
    if (Object.values(others).every((filter) => filter === undefined)) return this.#of(owner).totals.read(statuses);
    const totals = new PaymentTotals();
    for (const { payment } of all()) if (isSelected(payment, selection)) totals.add(payment, 1);
    return totals.read();
  }

  #of(owner: PaymentOwner): ReturnType<typeof createLists> {
    const key = toOwnerKey(owner);
    const lists = this.#owners.get(key) ?? createLists();
    this.#owners.set(key, lists);
    return lists;
  }
}
