import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import { paymentStatusSchema } from './payment-status.js';
import { labelSchema, textSchema } from './text.js';

/** The answer of `POST /v1/payments/{id}/cancel` (`SPEC: Cancel-payment response`). */
export const cancelPaymentResponseSchema = z.looseObject({
  paymentId: textSchema(MAX_LENGTHS.ID),
  status: paymentStatusSchema,
  /** Free text; its values are not part of the contract. */
  cancelledReason: labelSchema(MAX_LENGTHS.MESSAGE),
  /** A timestamp. */
  cancelledAt: textSchema(MAX_LENGTHS.CODE),
});
export type CancelPaymentResponse = z.infer<typeof cancelPaymentResponseSchema>;
