import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import { textSchema } from './text.js';

/** The answer of `POST /v1/refunds`. */
export const refundResponseSchema = z.looseObject({ paymentId: textSchema(MAX_LENGTHS.ID) });
export type RefundResponse = z.infer<typeof refundResponseSchema>;
