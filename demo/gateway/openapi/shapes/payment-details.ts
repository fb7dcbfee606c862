import { PAYMENT_STATUSES } from 'pay-status/contract';
import { strictAmountDisplaySchema, strictFiatAmountSchema } from '../../wire/amount.js';
import { strictPaymentInfoSchema } from '../../wire/payment-status-response.js';
import * as z from 'zod/mini';

/** A fiat amount with how to show it; currencies have no icons. */
export const shownFiatAmountSchema = z.strictObject({
  ...strictFiatAmountSchema.shape,
  display: z.pick(strictAmountDisplaySchema, { assetSymbol: true, assetName: true, decimals: true }),
});

/** What was paid with, with how to show it. */
export const shownChainAmountSchema = strictPaymentInfoSchema.shape.optionAmount;

/** The answer of `GET /v1/gateway/payment/{id}`, which follows the public service. */
export const paymentDetailsSchema = z.strictObject({
  status: z.enum(PAYMENT_STATUSES),
  amount: shownFiatAmountSchema,
  /** Unix seconds. */
  expiresAt: z.int().check(z.nonnegative()),
  merchant: z.strictObject({ name: z.string(), iconUrl: z.nullable(z.url()) }),
});
