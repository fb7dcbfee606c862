import type { PaymentTable } from './payment-table.js';
import type { DeliveryTable } from './delivery-table.js';
import type { EndpointTable } from './endpoint-table.js';
import type { EventTable } from './event-table.js';
import type { AnswerTable } from './answer-table.js';

/** What one piece of work sees and changes. */
export interface Tables {
  readonly payments: PaymentTable;
  readonly events: EventTable;
  readonly deliveries: DeliveryTable;
  readonly endpoints: EndpointTable;
  readonly answers: AnswerTable;
}

/** What falls due by itself. */
export type Agenda = 'payments' | 'deliveries';

/** What a committed change means for others. */
export interface News {
  /** The payment that changed; null where none did. */
  readonly paymentId: string | null;
  /** When something of this agenda falls due because of it, Unix milliseconds. */
  readonly due: { readonly agenda: Agenda; readonly atMs: number } | null;
}

/** Something changed that nobody waits for. */
export const OTHER_NEWS: News = { paymentId: null, due: null };

/** Where the gateway keeps everything. Work must not begin other work of the same store before it ends. */
export interface Store {
  /** All or nothing: what the work changed is there for everybody once this resolves, and gone if it rejects. */
  transaction<Value>(work: (tables: Tables) => Promise<Value>): Promise<Value>;
  /** Looks without changing anything. */
  read<Value>(work: (tables: Tables) => Promise<Value>): Promise<Value>;
  /** When the first thing of this agenda falls due, Unix milliseconds; null when there is none. */
  nextDueAtMs(agenda: Agenda): Promise<number | null>;
  /** How far the gateway's clock was put forward, by all processes together, milliseconds. */
  clockOffsetMs(): Promise<number>;
  advanceClock(byMs: number): Promise<void>;
  /**
   * Calls the listener with each news of a committed change, whichever process made it, and with null when anything may
   * have changed. The returned function ends that.
   */
  subscribe(listener: (news: News | null) => void): () => void;
  close(): Promise<void>;
}
