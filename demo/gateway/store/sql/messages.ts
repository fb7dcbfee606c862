import * as z from 'zod/mini';
import type { News } from '../store.js';

/** The channel of the database on which processes tell each other. */
export const CHANNEL = 'pay_status';

const newsSchema = z.object({
  paymentId: z.nullable(z.string()),
  due: z.nullable(z.object({ agenda: z.enum(['payments', 'deliveries']), atMs: z.number() })),
});

const messageSchema = z.object({
  from: z.string(),
  /** Null: anything may have changed. */
  news: z.array(z.nullable(newsSchema)),
});

/** What one process tells the others. */
interface Message {
  readonly from: string;
  readonly news: readonly (News | null)[];
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
 * Undefined for what this gateway does not write. The channel is open to whoever has the database: a newer gateway, or
 * somebody who changed rows by hand and says so.
 */
export const readMessage = (payload: string): Message | undefined => messageSchema.safeParse(parse(payload)).data;
