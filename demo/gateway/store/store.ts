import type { ChainTable } from './chain-table.js';
import type { IdempotencyTable } from './idempotency-table.js';
import type { DeliveryTable } from './delivery-table.js';
import type { EndpointTable } from './endpoint-table.js';
import type { EventTable } from './event-table.js';
import type { History } from './history.js';
import type { LedgerTable } from './ledger-table.js';
import type { MerchantTable } from './merchant-table.js';
import type { OfferTable } from './offer-table.js';
import type { PaymentTable } from './payment-table.js';
import type { SettlementDestinationTable } from './settlement-destination-table.js';

/** The tables as one transaction sees them. */
export interface Tables {
  readonly merchants: MerchantTable;
  readonly settlementDestinations: SettlementDestinationTable;
  readonly payments: PaymentTable;
  readonly events: EventTable;
  readonly deliveries: DeliveryTable;
  readonly endpoints: EndpointTable;
  readonly idempotency: IdempotencyTable;
  readonly offers: OfferTable;
  readonly ledger: LedgerTable;
  readonly chain: ChainTable;
  readonly history: History;
}

/** The tables whose rows fall due. */
export type WorkQueue = 'payments' | 'deliveries';

/** A committed change, as other parts of the gateway and other processes need it. */
export interface StoreChange {
  /** The payment that changed; null if none did. */
  readonly paymentId: string | null;
  /** When a row of the queue falls due because of the change, Unix milliseconds. */
  readonly due: { readonly queue: WorkQueue; readonly atMs: number } | null;
}

/** A change that nothing waits for. */
export const OTHER_CHANGE: StoreChange = { paymentId: null, due: null };

export type ChangeListener = (change: StoreChange | null) => void;

/** The gateway's storage. A transaction must not start another one of the same store before it ends. */
export interface Store {
  /** All or nothing: changes are visible to everybody once this resolves, and undone if it rejects. */
  transaction<Value>(work: (tables: Tables) => Promise<Value>): Promise<Value>;
  /** Reads without changing anything. */
  read<Value>(work: (tables: Tables) => Promise<Value>): Promise<Value>;
  /** When the first row of the queue falls due, Unix milliseconds; null when there is none. */
  nextDueAtMs(queue: WorkQueue): Promise<number | null>;
  /** Time by which all processes together advanced the gateway's clock, milliseconds. */
  clockOffsetMs(): Promise<number>;
  advanceClock(byMs: number): Promise<void>;
  /**
   * Calls the listener with each committed change, of any process, and with null when anything may have changed. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}
