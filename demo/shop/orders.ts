import { randomBytes, randomUUID } from 'node:crypto';

/** An order and its payment. */
export interface Order {
  /** The order number; sent to the gateway as `referenceId`. */
  readonly id: string;
  readonly productId: string;
  /** Null until the payment has been created. */
  readonly payment: OrderPayment | null;
  /** True once the goods have been shipped. */
  readonly isFulfilled: boolean;
  /** The time of the mark of a refund, Unix milliseconds. */
  readonly refundedAtMs: number | null;
}

export interface OrderPayment {
  readonly paymentId: string;
  /** The checkout page of the payment. */
  readonly gatewayUrl: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Storage of orders. Methods that take a `tx` can join the transaction that records a webhook event. */
export interface Orders<Tx> {
  /**
   * Returns the order of this intent, and creates it at the first call. Called before the payment is created, because its
   * webhooks may arrive before the gateway's response.
   */
  readonly add: (intent: string, productId: string) => Promise<Order>;
  readonly setPayment: (id: string, payment: OrderPayment) => Promise<void>;
  readonly findByPayment: (paymentId: string) => Promise<Order | undefined>;
  /** Ships the goods. Idempotent; does nothing if the order does not exist. */
  readonly fulfil: (id: string, tx?: Tx) => Promise<void>;
  /** Closes an order whose payment has ended, unless it has another payment now. */
  readonly close: (id: string, paymentId: string, tx?: Tx) => Promise<void>;
  /** Notes that the payment was marked as refunded. The first time stays. */
  readonly setRefunded: (id: string, atMs: number) => Promise<void>;
  /** Open orders whose payment expired before this time, Unix seconds. */
  readonly overdue: (atUnix: number) => Promise<readonly Order[]>;
}

/** Without characters that are easily confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Returns a random order number such as `MG-7K2F-9QXD`, valid as a `referenceId`. */
export const newOrderId = (): string => {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return `MG-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** Identifies one rendering of a form, so that submitting it twice creates one order. */
export const newIntent = (): string => randomUUID();

const INTENT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the intent of a submitted form, or a new one if it is not valid. */
export const readIntent = (text: unknown): string =>
  typeof text === 'string' && INTENT.test(text) ? text : newIntent();
