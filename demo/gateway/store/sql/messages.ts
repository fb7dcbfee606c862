import * as z from 'zod/mini';
import type { StoreChange } from '../store.js';

/** The database channel on which processes notify each other. */
export const CHANNEL = 'pay_status';

const changeSchema = z.object({
  paymentId: z.nullable(z.string()),
  due: z.nullable(z.object({ queue: z.enum(['payments', 'deliveries']), atMs: z.number() })),
});

const messageSchema = z.object({
  from: z.string(),
  /** Null: anything may have changed. */
  changes: z.array(z.nullable(changeSchema)),
});

/** The changes that one process sends to the others. */
interface Message {
  readonly from: string;
  readonly changes: readonly (StoreChange | null)[];
}

const parse = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

export const writeMessage = (message: Message): string => JSON.stringify(message);

/**
 * Undefined for a message that this gateway did not write. Anybody with access to the database can send one: a newer
 * gateway, or somebody who changed rows by hand and notifies.
 */
export const readMessage = (payload: string): Message | undefined => messageSchema.safeParse(parse(payload)).data;
