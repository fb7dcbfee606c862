import * as z from 'zod/mini';
import { displayedFiatAmountField } from './amount.js';
import { anyStatusField, expiresAtField } from './fields.js';

/** A merchant's name and icon for the buyer. */
export const strictMerchantProfileSchema = z.strictObject({ name: z.string(), iconUrl: z.nullable(z.url()) });
export type StrictMerchantProfile = z.infer<typeof strictMerchantProfileSchema>;

/** The response of `GET /v1/gateway/payment/{id}`, as the public service writes it. */
export const strictPaymentDetailsSchema = z.strictObject({
  status: anyStatusField,
  amount: displayedFiatAmountField,
  expiresAt: expiresAtField,
  merchant: strictMerchantProfileSchema,
});
export type StrictPaymentDetails = z.infer<typeof strictPaymentDetailsSchema>;
