import * as z from 'zod/mini';
import { optionAmountSchema } from './amount.js';
import { openWordSchema, type OpenWord } from './open-word.js';
import { paymentStatusSchema } from './payment-status.js';
import { wholeNumberSchema } from './whole-number.js';

/** The failure codes that exist today (`SPEC: Payment status response`). */
export const FAILURE_CODES = ['declined_user'] as const;

/** A failure code that this version knows. */
export type KnownFailureCode = (typeof FAILURE_CODES)[number];

/** A failure code as read from the gateway. */
export type FailureCode = OpenWord<KnownFailureCode>;

/** Whether this version knows the code. An unknown code says no more than that the payment failed. */
export const isKnownFailureCode = (code: string): code is KnownFailureCode =>
  (FAILURE_CODES as readonly string[]).includes(code);

/** What the buyer paid and the transaction that carried it; each part stands for itself. */
export const paymentInfoSchema = z.looseObject({
  optionAmount: z.optional(z.nullable(optionAmountSchema)),
  txId: z.optional(z.nullable(z.string())),
});
export type PaymentInfo = z.infer<typeof paymentInfoSchema>;

/**
 * The answer of both status endpoints (`SPEC: Payment status response`), read tolerantly: only `status` and `isFinal`
 * are required. {@link readPaymentStatusResponse} also forgives broken optional fields.
 */
export const paymentStatusResponseSchema = z.looseObject({
  status: paymentStatusSchema,
  /** True when the payment needs no further polling (`SPEC: States, rule 1`). */
  isFinal: z.boolean(),
  /** Suggested delay before the next poll, milliseconds. */
  pollInMs: z.optional(z.nullable(wholeNumberSchema)),
  /** Only with status `failed`. */
  failureCode: z.optional(z.nullable(openWordSchema<KnownFailureCode>())),
  /** Only with status `succeeded`. */
  info: z.optional(z.nullable(paymentInfoSchema)),
});
export type PaymentStatusResponse = z.infer<typeof paymentStatusResponseSchema>;
