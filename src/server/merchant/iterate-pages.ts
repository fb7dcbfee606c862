import { ContractError } from '../../core/errors/contract-error.js';

/** A page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; null, undefined or empty on the last one. */
  readonly next: string | null | undefined;
}

/**
 * Iterates over the items of all pages, and loads each page when it is needed.
 *
 * @param first the cursor of the first page; undefined for the start of the list
 * @throws ContractError if a cursor repeats: the list would never end
 */
export async function* iteratePages<Item>(
  loadPage: (cursor: string | undefined) => Promise<Page<Item>>,
  first?: string,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set([first]);
  for (let cursor = first; ;) {
    const { items, next } = await loadPage(cursor);
    yield* items;
    if (!next) return;
    if (seen.has(next)) throw new ContractError('The gateway sent the same cursor twice: the list would never end.');
    seen.add(next);
    cursor = next;
  }
}
