import * as z from 'zod/mini';
import { paymentIdField, statusField } from './fields.js';
import { textSchema } from './primitives.js';
import { strictTimestampSchema } from './timestamp.js';

/** The 200 of `POST /v1/payments/{id}/cancel` as the gateway writes it (`SPEC: Cancel-payment response`). */
export const strictCancelPaymentResponseSchema = z.strictObject({
  paymentId: paymentIdField,
  status: statusField(['cancelled']),
  cancelledReason: textSchema.check(
    z.describe('`cancelled_by_merchant` or `cancelled_by_user` today; more may be added.'),
  ),
  cancelledAt: strictTimestampSchema.check(z.describe('When it was cancelled.')),
});
export type StrictCancelPaymentResponse = z.infer<typeof strictCancelPaymentResponseSchema>;
