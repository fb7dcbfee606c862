import * as z from 'zod/mini';
import type { Declared } from './declared.js';
import type { KnownFailureCode } from '../failure-code.js';
import { MAX_LENGTHS } from '../limits.js';
import { optionAmountSchema } from './amount.js';
import { openEnumSchema } from './open-enum.js';
import { paymentStatusSchema } from './payment-status.js';
import { textSchema } from './text.js';
import { wholeNumberSchema } from './whole-number.js';

/** The paid amount and its transaction; each part is optional. */
export const paymentInfoSchema = z.looseObject({
  optionAmount: z.optional(z.nullable(optionAmountSchema)),
  txId: z.optional(z.nullable(textSchema(MAX_LENGTHS.ID))),
});
export type PaymentInfo = Declared<z.infer<typeof paymentInfoSchema>>;

/**
 * The answer of both status endpoints (`SPEC: Payment status response`): only `status` and `isFinal` are required.
 * `readPaymentStatusResponse` also leaves out optional fields that are invalid.
 */
export const paymentStatusResponseSchema = z.looseObject({
  status: paymentStatusSchema,
  /** True when the payment needs no further polling (`SPEC: States, rule 1`). */
  isFinal: z.boolean(),
  /** Suggested delay before the next poll, milliseconds. */
  pollInMs: z.optional(z.nullable(wholeNumberSchema)),
  /** Only with status `failed`. */
  failureCode: z.optional(z.nullable(openEnumSchema<KnownFailureCode>())),
  /** Only with status `succeeded`. */
  info: z.optional(z.nullable(paymentInfoSchema)),
});
export type PaymentStatusResponse = Declared<z.infer<typeof paymentStatusResponseSchema>>;
