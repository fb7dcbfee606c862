import type { PaymentList, PaymentListItem } from '../../contract/schemas/payment-list.js';
import { ContractError } from '../../core/errors/contract-error.js';
import type { ListQuery } from './list-payments.js';

/**
 * Reads page after page, each when it is needed.
 *
 * @throws ContractError when a cursor comes a second time: the list would never end
 */
export async function* eachPayment(
  readPage: (query: ListQuery) => Promise<PaymentList>,
  query: ListQuery = {},
): AsyncGenerator<PaymentListItem, void, undefined> {
  const seen = new Set([query.cursor]);
  for (let cursor = query.cursor; ;) {
    const { data, next_cursor: next } = await readPage({ ...query, cursor });
    yield* data;
    if (!next) return;
    if (seen.has(next)) throw new ContractError('The gateway gave the same cursor twice: the list would never end.');
    seen.add(next);
    cursor = next;
  }
}
