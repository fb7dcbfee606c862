import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import { labelSchema, textSchema } from './text.js';
import { timeSchema, wholeNumberSchema } from './whole-number.js';

/** The merchant that a buyer pays. */
export const merchantProfileSchema = z.looseObject({
  name: labelSchema(MAX_LENGTHS.NAME),
  iconUrl: z.optional(z.nullable(textSchema(MAX_LENGTHS.URL))),
});
export type MerchantProfile = z.infer<typeof merchantProfileSchema>;

/** Display of an amount of a chain asset. A fiat amount needs only its unit. */
export const currencyDisplaySchema = z.looseObject({
  assetName: z.optional(z.nullable(z.string())),
  assetSymbol: labelSchema(MAX_LENGTHS.SYMBOL),
  decimals: wholeNumberSchema,
});
export type CurrencyDisplay = z.infer<typeof currencyDisplaySchema>;

/** The requested amount, in minor units. */
export const requestedAmountSchema = z.looseObject({
  unit: textSchema(MAX_LENGTHS.ID),
  value: textSchema(MAX_LENGTHS.AMOUNT),
  display: z.optional(z.nullable(currencyDisplaySchema)),
});
export type RequestedAmount = z.infer<typeof requestedAmountSchema>;

/**
 * The answer of `GET /v1/gateway/payment/{id}`, which a buyer may read before the payment is paid. The endpoint is an
 * extension of the written interface, so every field is optional.
 */
export const paymentDetailsSchema = z.looseObject({
  amount: z.optional(z.nullable(requestedAmountSchema)),
  /** Unix seconds. */
  expiresAt: z.optional(z.nullable(timeSchema)),
  merchant: z.optional(z.nullable(merchantProfileSchema)),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;
