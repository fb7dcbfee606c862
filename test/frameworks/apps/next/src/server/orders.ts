import type { Order } from '../shop';

interface KnownOrder {
  /** The data that its page needs. */
  readonly page: Order;
  /** The session of the buyer who placed it. */
  readonly session: string;
  parcels: number;
}

// Next.js does not share modules between pages and routes. A real shop has a database.
const shared = globalThis as { orders?: Map<string, KnownOrder> };

/** Orders by payment id. */
export const orders = (shared.orders ??= new Map());
