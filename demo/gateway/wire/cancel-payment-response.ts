import * as z from 'zod/mini';
import { strictPaymentIdSchema } from './identifiers.js';
import { strictTimestampSchema } from './timestamp.js';

/** The 200 of `POST /v1/payments/{id}/cancel` as the gateway writes it (`SPEC: Cancel-payment response`). */
export const strictCancelPaymentResponseSchema = z.strictObject({
  paymentId: strictPaymentIdSchema,
  status: z.literal('cancelled'),
  /** Free text; its values are not part of the contract. */
  cancelledReason: z.string().check(z.minLength(1)),
  cancelledAt: strictTimestampSchema,
});
export type StrictCancelPaymentResponse = z.infer<typeof strictCancelPaymentResponseSchema>;
