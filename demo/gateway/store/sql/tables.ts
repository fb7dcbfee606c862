import type { StoreChange, Tables } from '../store.js';
import { createSqlChainTable } from './chain-table.js';
import { createIdempotencyTable } from './idempotency-table.js';
import type { Queryable } from './database.js';
import { createSqlDeliveryTable } from './delivery-table.js';
import { createEndpointTable } from './endpoint-table.js';
import { createEventTable } from './event-table.js';
import { createSqlHistory } from './history.js';
import { createSqlLedgerTable } from './ledger-table.js';
import { createSqlMerchantTable } from './merchant-table.js';
import { createSqlOfferTable } from './offer-table.js';
import { createSqlPaymentTable } from './payment-table.js';
import { createSqlSettlementDestinationTable } from './settlement-destination-table.js';

/** The tables through one connection. `notify` is called for each change that others need to know of. */
export const createSqlTables = (connection: Queryable, notify: (change: StoreChange) => void): Tables => ({
  merchants: createSqlMerchantTable(connection, notify),
  settlementDestinations: createSqlSettlementDestinationTable(connection, notify),
  payments: createSqlPaymentTable(connection, notify),
  events: createEventTable(connection),
  deliveries: createSqlDeliveryTable(connection, notify),
  endpoints: createEndpointTable(connection, notify),
  idempotency: createIdempotencyTable(connection),
  offers: createSqlOfferTable(connection),
  ledger: createSqlLedgerTable(connection),
  chain: createSqlChainTable(connection, notify),
  history: createSqlHistory(connection, notify),
});
