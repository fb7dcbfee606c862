import * as z from 'zod/mini';
import { expected } from './expected.js';
import { paymentIdField } from './fields.js';
import { PAYMENT_ID } from './identifiers.js';

/** The body of `POST /v1/refunds`. A refund is always a full one: there is no amount. */
export const refundRequestSchema = z.object(
  {
    paymentId: z
      .string(expected('a payment id'))
      .check(z.regex(PAYMENT_ID, 'must be a payment id'), z.describe('The payment to refund.')),
  },
  expected('an object'),
);

/** The 200 of `POST /v1/refunds`. */
export const strictRefundResponseSchema = z.strictObject({ paymentId: paymentIdField });
export type StrictRefundResponse = z.infer<typeof strictRefundResponseSchema>;
