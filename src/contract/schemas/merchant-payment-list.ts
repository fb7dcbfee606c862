import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import type { Declared } from './declared.js';
import { merchantPaymentSchema } from './merchant-payment.js';
import { textSchema } from './text.js';
import { wholeNumberSchema } from './whole-number.js';

/** Statistics of all payments that match the query, on all pages. */
export const merchantPaymentStatsSchema = z.looseObject({
  /** One for each currency. */
  totalRevenue: z.array(
    z.looseObject({
      /**
       * In the major unit, such as 12.5 for $12.50, and a JSON number: to be shown. It may be rounded, so compute with the amounts
       * of the payments.
       */
      amount: z.number(),
      /** ISO 4217. */
      currency: textSchema(MAX_LENGTHS.CODE),
    }),
  ),
  totalTransactions: wholeNumberSchema,
  totalCustomers: wholeNumberSchema,
});
export type MerchantPaymentStats = Declared<z.infer<typeof merchantPaymentStatsSchema>>;

/** The answer of `GET /v1/merchants/payments` and of `GET /v1/payments`, as the published description has it. */
export const merchantPaymentListSchema = z.looseObject({
  data: z.array(merchantPaymentSchema),
  /** The `cursor` of the next request; null on the last page. */
  nextCursor: z.nullable(z.string()),
  stats: merchantPaymentStatsSchema,
});
export type MerchantPaymentList = Declared<z.infer<typeof merchantPaymentListSchema>>;
