import * as z from 'zod/mini';
import type { Declared } from './declared.js';
import { amountSchema } from './amount.js';
import { paymentStatusSchema } from './payment-status.js';
import { wholeNumberSchema } from './whole-number.js';

/** URLs to which the buyer returns at the end (`SPEC: Create-payment request body`): absolute https URLs. */
export const checkoutUrlsSchema = z.looseObject({
  successUrl: z.optional(z.string()),
  errorUrl: z.optional(z.string()),
});
export type CheckoutUrls = z.infer<typeof checkoutUrlsSchema>;

/** The body of `POST /v1/payments` (`SPEC: Create-payment request body`). */
export const createPaymentRequestSchema = z.looseObject({
  /** A fiat amount, in minor units. */
  amount: amountSchema,
  /** The merchant's own order id. */
  referenceId: z.string(),
  checkout: z.optional(z.nullable(checkoutUrlsSchema)),
  /** Unix seconds, in the future; five minutes after creation when absent or null. */
  expiresAt: z.optional(z.nullable(z.int())),
});
export type CreatePaymentRequest = z.infer<typeof createPaymentRequestSchema>;

/** The answer of `POST /v1/payments` (`SPEC: Create-payment response`). */
export const createPaymentResponseSchema = z.looseObject({
  /** Prefix `pay_`. */
  paymentId: z.string(),
  status: paymentStatusSchema,
  isFinal: z.boolean(),
  /** Unix seconds. */
  expiresAt: wholeNumberSchema,
  /** URL of the checkout page. Opaque: clients never build or parse it. */
  gatewayUrl: z.string(),
  /** Milliseconds; absent when final. */
  pollInMs: z.optional(z.nullable(wholeNumberSchema)),
});
export type CreatePaymentResponse = Declared<z.infer<typeof createPaymentResponseSchema>>;
