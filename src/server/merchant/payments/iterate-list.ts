import { LIMITS } from '../../../contract/limits.js';
import { iteratePages, type Page } from '../iterate-pages.js';

interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * Iterates over all payments of a query, and loads each page when it is needed. Its `limit` is the size of a page, at most that of
 * the gateway.
 */
export const iterateList = <Query extends PageQuery, Item>(
  loadPage: (query: Query) => Promise<Page<Item>>,
  query: Query,
): AsyncGenerator<Item, void, undefined> => {
  const limit = query.limit && Math.min(query.limit, LIMITS.LIST_LIMIT_MAX);
  return iteratePages((cursor) => loadPage({ ...query, limit, cursor }), query.cursor);
};
