import type { StoreChange, Tables } from '../store.js';
import { createAnswerTable } from './answer-table.js';
import type { Queryable } from './database.js';
import { createDeliveryTable } from './delivery-table.js';
import { createEndpointTable } from './endpoint-table.js';
import { createEventTable } from './event-table.js';
import { createPaymentTable } from './payment-table.js';

/** The tables through one connection. `notify` is called for each change that others need to know of. */
export const createSqlTables = (connection: Queryable, notify: (change: StoreChange) => void): Tables => ({
  payments: createPaymentTable(connection, notify),
  events: createEventTable(connection),
  deliveries: createDeliveryTable(connection, notify),
  endpoints: createEndpointTable(connection, notify),
  answers: createAnswerTable(connection),
});
