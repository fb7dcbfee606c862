import * as z from 'zod/mini';
import { displayedFiatAmountField } from './amount.js';
import { anyStatusField, expiresAtField } from './fields.js';

/** A merchant's name and icon for the buyer. */
export const merchantProfileSchema = z.strictObject({ name: z.string(), iconUrl: z.nullable(z.url()) });
export type MerchantProfile = z.infer<typeof merchantProfileSchema>;

/** The response of `GET /v1/gateway/payment/{id}`, as the public service writes it. */
export const paymentDetailsSchema = z.strictObject({
  status: anyStatusField,
  amount: displayedFiatAmountField,
  expiresAt: expiresAtField,
  merchant: merchantProfileSchema,
});
export type StrictPaymentDetails = z.infer<typeof paymentDetailsSchema>;
