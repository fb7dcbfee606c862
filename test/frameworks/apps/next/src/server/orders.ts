import type { Order } from '../shop';

interface KnownOrder {
  /** What its page has to know. */
  readonly page: Order;
  /** Whose it is. */
  readonly session: string;
  parcels: number;
}

// Next.js gives pages and routes modules of their own; a shop has a database.
const shared = globalThis as { orders?: Map<string, KnownOrder> };

/** By the ids of their payments. */
export const orders = (shared.orders ??= new Map());
