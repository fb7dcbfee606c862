import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import type { SqlConnection } from './sql-database.js';

/**
 * Runs with a connection that refuses queries once `run` has ended: one that nobody awaited would be outside of the transaction,
 * or, on a connection of a pool, inside of that of another delivery. All but `query` is the driver's own, as query builders need.
 */
export const withOpenTransaction = async <Tx extends SqlConnection, Result>(
  connection: Tx,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> => {
  let hasEnded = false;
  // Not async: drivers return a cursor as it is.
  const query: SqlConnection['query'] = (...statement) =>
    hasEnded
      ? Promise.reject(
          new ConfigurationError(
            'transaction_ended',
            'onPayment used tx after its transaction had ended: return or await the promise of each query.',
          ),
        )
      : connection.query(...statement);
  const tx = new Proxy(connection, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
  });
  try {
    return await run(tx);
  } finally {
    hasEnded = true;
  }
};
