import { randomBytes, randomUUID } from 'node:crypto';

/** What a buyer ordered, and the payment that was asked for it. */
export interface Order {
  /** The shop's own number; the gateway's `referenceId`. */
  readonly id: string;
  readonly productId: string;
  /** Null until the gateway has answered. */
  readonly payment: OrderPayment | null;
  /** Whether the goods were given away. */
  readonly isFulfilled: boolean;
}

export interface OrderPayment {
  readonly paymentId: string;
  /** Where the buyer pays. */
  readonly gatewayUrl: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Where the shop keeps its orders. What gets a `tx` can be part of the transaction that remembers an event. */
export interface Orders<Tx> {
  /**
   * The order of this intent: a new one, or that which the same form has made before. Kept before the payment is asked for,
   * whose events may come sooner than the gateway's answer.
   */
  readonly add: (intent: string, productId: string) => Promise<Order>;
  readonly setPayment: (id: string, payment: OrderPayment) => Promise<void>;
  readonly findByPayment: (paymentId: string) => Promise<Order | undefined>;
  /** Gives the goods away, once however often it is called. An order of somebody else's payment is none of ours. */
  readonly fulfil: (id: string, tx?: Tx) => Promise<void>;
  /** Ends an order that was not paid and never will be. */
  readonly close: (id: string, tx?: Tx) => Promise<void>;
  /** Orders whose time to pay was over by then, Unix seconds, and of which the shop has not heard how they ended. */
  readonly overdue: (atUnix: number) => Promise<readonly Order[]>;
}

/** Without the signs that people mix up when they read a number aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** `MG-7K2F-9QXD`: cannot be guessed, and fits into a reference. */
export const newOrderId = (): string => {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
  return `MG-${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** One for each form: sent twice, by a double click or after an answer that got lost, it is still one order. */
export const newIntent = (): string => randomUUID();

const INTENT = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What a form says is a stranger's word: any other text is a form of its own. */
export const readIntent = (text: unknown): string =>
  typeof text === 'string' && INTENT.test(text) ? text : newIntent();
