import * as z from 'zod/mini';
import type { KnownFailureCode } from '../failure-code.js';
import { MAX_LENGTHS } from '../limits.js';
import type { Declared } from './declared.js';
import { openEnumSchema } from './open-enum.js';
import { paymentInfoSchema } from './payment-status-response.js';
import { paymentStatusSchema } from './payment-status.js';
import { textSchema } from './text.js';

const id = textSchema(MAX_LENGTHS.ID);

const settlementSchema = z.looseObject({
  /** Null or absent until the payment has settled. */
  successful: z.optional(
    z.nullable(
      z.looseObject({
        /** The transfer to the merchant. */
        txId: id,
        /** The settled asset: `iso4217/<CURRENCY_CODE>` or `caip19/<chain>/<asset>`. Only the lists have its amount. */
        amount: z.looseObject({ unit: id }),
      }),
    ),
  ),
});

/** The answer of `GET /v1/payments/{id}`, an extension of the written interface: only `status` and `referenceId` are required. */
export const getPaymentResponseSchema = z.looseObject({
  status: paymentStatusSchema,
  referenceId: z.string(),
  /** Only with status `failed`. */
  failureCode: z.optional(z.nullable(openEnumSchema<KnownFailureCode>())),
  /** Only with status `succeeded`. */
  info: z.optional(z.nullable(paymentInfoSchema)),
  /** Null or absent until the payment has settled. */
  settlement: z.optional(z.nullable(settlementSchema)),
});
export type GetPaymentResponse = Declared<z.infer<typeof getPaymentResponseSchema>>;
