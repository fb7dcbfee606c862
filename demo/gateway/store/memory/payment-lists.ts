import type { Payment } from '../../payments/payment.js';
import {
  getFacets,
  type ListedPayment,
  type PageRequest,
  type SelectedOwner,
  type Selection,
  type Totals,
} from '../../payments/selection.js';
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
    (owner.merchantId === null || payment.merchantId === owner.merchantId) &&
    payment.mode === owner.mode &&
    payment.createdAtMs >= fromMs &&
    payment.createdAtMs < untilMs &&
    (statuses?.includes(status) ?? true) &&
    (merchants?.includes(payment.merchantId) ?? true) &&
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

/** The orders and the totals of each merchant's payments, and of all in an environment. They follow each change, so that no page sorts or counts them all. */
export class PaymentLists {
  readonly #owners = new Map<string, ReturnType<typeof createLists>>();

  /** Called with each change of a row; undefined before it is added, and after it is deleted. */
  change(before: PaymentRow | undefined, after: PaymentRow | undefined): void {
    if (before) for (const { totals } of this.#including(before.payment)) totals.add(before.payment, -1);
    if (after) for (const { totals } of this.#including(after.payment)) totals.add(after.payment, 1);
    if (before && after) return;
    for (const sortBy of ['date', 'amount'] as const) {
      if (before) for (const lists of this.#including(before.payment)) lists[sortBy].delete(toPlace(before, sortBy));
      if (after) for (const lists of this.#including(after.payment)) lists[sortBy].add(toPlace(after, sortBy));
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

  #including({ merchantId, mode }: Payment): readonly ReturnType<typeof createLists>[] {
    return [this.#of({ merchantId, mode }), this.#of({ merchantId: null, mode })];
  }

  #of({ merchantId, mode }: SelectedOwner): ReturnType<typeof createLists> {
    const key = JSON.stringify([mode, merchantId]);
    const lists = this.#owners.get(key) ?? createLists();
    this.#owners.set(key, lists);
    return lists;
  }
}
