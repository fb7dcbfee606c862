import * as z from 'zod/mini';
import { paymentStatusSchema } from './payment-status.js';

/** The answer of `POST /v1/payments/{id}/cancel` (`SPEC: Cancel-payment response`). */
export const cancelPaymentResponseSchema = z.looseObject({
  paymentId: z.string(),
  status: paymentStatusSchema,
  /** Free text; its values are not part of the contract. */
  cancelledReason: z.string(),
  /** A timestamp. */
  cancelledAt: z.string(),
});
export type CancelPaymentResponse = z.infer<typeof cancelPaymentResponseSchema>;
