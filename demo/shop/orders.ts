import { randomBytes } from 'node:crypto';
import type { Product } from './products.js';

/** What a buyer ordered, and the payment that was asked for it. */
export interface Order {
  /** The shop's own number; the gateway's `referenceId`. */
  readonly id: string;
  readonly product: Product;
  readonly paymentId: string;
  /** Where the buyer pays. */
  readonly gatewayUrl: string;
}

/** Without the signs that people mix up when they read a number aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `MG-7K2F-9QXD`: cannot be guessed, and fits into a reference. */
export const newOrderId = (): string => {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return `MG-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** The shop's orders, by payment. A demo shop may forget them when it stops; a real one keeps them. */
export class Orders {
  readonly #byPayment = new Map<string, Order>();

  add(order: Order): void {
    this.#byPayment.set(order.paymentId, order);
  }

  findByPayment(paymentId: string): Order | undefined {
    return this.#byPayment.get(paymentId);
  }
}
