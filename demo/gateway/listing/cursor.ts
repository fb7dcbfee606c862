import { ApiError } from '../http/errors.js';
import type { PageRequest, Position } from '../payments/selection.js';

type Order = Pick<PageRequest, 'sortBy' | 'isDescending'>;

const invalid = (): ApiError => new ApiError('params_validation', 'Validation error: cursor is not one of this list');

const toOrderText = ({ sortBy, isDescending }: Order): string => `${sortBy} ${isDescending ? 'desc' : 'asc'}`;

/** The position after which the next page begins, as an opaque text. */
export const writeCursor = (order: Order, { key, seq }: Position): string =>
  btoa(JSON.stringify([toOrderText(order), key, seq]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws for a cursor of another order, which would silently skip rows. */
export const readCursor = (order: Order, cursor: string): Position => {
  let parts: unknown;
  try {
    parts = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    throw invalid();
  }
  const [of, key, seq] = Array.isArray(parts) ? (parts as unknown[]) : [];
  const isKey =
    typeof key === 'string' && /^\d{1,120}$/.test(key) && (order.sortBy === 'amount' || Number.isSafeInteger(+key));
  const isPosition = isKey && Number.isSafeInteger(seq) && Number(seq) >= 0;
  if (of !== toOrderText(order) || !isPosition) throw invalid();
  return { key, seq: Number(seq) };
};
