import type { PaymentList, PaymentListItem } from '../../contract/schemas/payment-list.js';
import { LIMITS } from '../../contract/limits.js';
import { ContractError } from '../../core/errors/contract-error.js';
import type { ListPaymentsQuery } from './list-payments.js';

/**
 * Iterates over all payments of a query, and loads each page when it is needed. Its `limit` is the size of a page, at most that of
 * the gateway.
 *
 * @throws ContractError if a cursor repeats: the list would never end
 */
export async function* iteratePayments(
  loadPage: (query: ListPaymentsQuery) => Promise<PaymentList>,
  query: ListPaymentsQuery = {},
): AsyncGenerator<PaymentListItem, void, undefined> {
  const limit = query.limit && Math.min(query.limit, LIMITS.LIST_LIMIT_MAX);
  const seen = new Set([query.cursor]);
  for (let cursor = query.cursor; ;) {
    const { data, next_cursor: next } = await loadPage({ ...query, limit, cursor });
    yield* data;
    if (!next) return;
    if (seen.has(next)) throw new ContractError('The gateway sent the same cursor twice: the list would never end.');
    seen.add(next);
    cursor = next;
  }
}
