import { ApiError } from '../http/errors.js';
import type { PageRequest, Position } from '../payments/selection.js';

type Order = Pick<PageRequest, 'sortBy' | 'isDescending'>;

export const invalidCursor = (): ApiError =>
  new ApiError('params_validation', 'Validation error: cursor is not one of this list');

const toOrderText = ({ sortBy, isDescending }: Order): string => `${sortBy} ${isDescending ? 'desc' : 'asc'}`;

/** The parts of a position as an opaque text. */
export const encodeCursor = (parts: readonly (string | number)[]): string =>
  btoa(JSON.stringify(parts)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Reads what {@link encodeCursor} has written; throws for anything else. */
export const decodeCursor = (cursor: string): readonly unknown[] => {
  let parts: unknown;
  try {
    parts = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    throw invalidCursor();
  }
  return Array.isArray(parts) ? (parts as unknown[]) : [];
};

/** The position after which the next page begins, as an opaque text. */
export const writeCursor = (order: Order, { key, seq }: Position): string =>
  encodeCursor([toOrderText(order), key, seq]);

/** Throws for a cursor of another order, which would silently skip rows. */
export const readCursor = (order: Order, cursor: string): Position => {
  const [of, key, seq] = decodeCursor(cursor);
  const isKey =
    typeof key === 'string' && /^\d{1,120}$/.test(key) && (order.sortBy === 'amount' || Number.isSafeInteger(+key));
  const isPosition = isKey && Number.isSafeInteger(seq) && Number(seq) >= 0;
  if (of !== toOrderText(order) || !isPosition) throw invalidCursor();
  return { key, seq: Number(seq) };
};
