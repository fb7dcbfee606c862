import type { Endpoint, EndpointTable } from '../endpoint-table.js';
import { OTHER_CHANGE, type StoreChange } from '../store.js';
import type { Queryable } from './database.js';
import { createDataReader, toOwnerValues } from './rows.js';

export const createEndpointTable = (connection: Queryable, notify: (change: StoreChange) => void): EndpointTable => {
  const { query } = connection;
  const { first } = createDataReader(connection);
  return {
    find: (owner) =>
      first<Endpoint>('select data from endpoint where merchant_id = $1 and mode = $2', toOwnerValues(owner)),
    async lock(owner) {
      // A row that does not exist yet cannot be locked.
      await query(
        "select pg_advisory_xact_lock(hashtextextended('endpoint ' || $1 || ' ' || $2, 0))",
        toOwnerValues(owner),
      );
      return first<Endpoint>(
        'select data from endpoint where merchant_id = $1 and mode = $2 for update',
        toOwnerValues(owner),
      );
    },
    async put(endpoint) {
      await query(
        `insert into endpoint (merchant_id, mode, data) values ($1, $2, $3)
         on conflict (merchant_id, mode) do update set data = excluded.data`,
        [...toOwnerValues(endpoint), JSON.stringify(endpoint)],
      );
      notify(OTHER_CHANGE);
    },
    async remove(owner) {
      await query('delete from endpoint where merchant_id = $1 and mode = $2', toOwnerValues(owner));
      notify(OTHER_CHANGE);
    },
  };
};
