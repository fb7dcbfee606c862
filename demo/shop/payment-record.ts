import * as z from 'zod/mini';
import type { MerchantAccess } from './display.js';
import { STATUS_TIMEOUT_MS } from './outcome.js';

/** The facts of a paid payment that the shop shows beside its status. */
export interface PaymentRecord {
  /** The link to the receipt. */
  readonly receiptUrl: string;
  /** The time of the mark of a refund, Unix milliseconds. */
  readonly refundedAtMs: number | null;
}

const recordSchema = z.object({
  receiptUrl: z.url({ protocol: /^https?$/ }),
  refundedAt: z.nullable(z.iso.datetime()),
});

/** Returns a function that reads the record of a payment from the sandbox: the status of the interface has neither field. */
export const createRecordReader =
  ({ baseUrl, fetch }: Pick<MerchantAccess, 'baseUrl' | 'fetch'>) =>
  async (paymentId: string): Promise<PaymentRecord> => {
    const signal = AbortSignal.timeout(STATUS_TIMEOUT_MS);
    const response = await fetch(`${baseUrl}/sandbox/payments/${paymentId}`, { signal });
    if (!response.ok)
      throw new Error(`The order shows no receipt and no refund: ${response.status} ${await response.text()}`);
    const { receiptUrl, refundedAt } = z.parse(recordSchema, await response.json());
    return { receiptUrl, refundedAtMs: refundedAt === null ? null : Date.parse(refundedAt) };
  };
