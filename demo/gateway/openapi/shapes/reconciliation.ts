import { PAYMENT_STATUSES } from 'pay-status/contract';
import { strictChainAmountSchema } from '../../wire/amount.js';
import { strictAccountIdSchema } from '../../wire/caip.js';
import { strictPaymentIdSchema } from '../../wire/identifiers.js';
import { strictTimestampSchema } from '../../wire/timestamp.js';
import * as z from 'zod/mini';
import { shownChainAmountSchema, shownFiatAmountSchema } from './payment-details.js';

const count = z.int().check(z.nonnegative());

/** Told of a succeeded payment only; an amount only once it has settled. */
const settlement = z.union([
  z.strictObject({ settled: z.literal(false) }),
  z.strictObject({ settled: z.literal(true), amount: strictChainAmountSchema }),
]);

export const reconciledPaymentSchema = z.strictObject({
  paymentId: strictPaymentIdSchema,
  merchant: z.strictObject({ id: z.string(), name: z.string(), iconUrl: z.nullable(z.url()) }),
  referenceId: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  isTerminal: z.boolean(),
  createdAt: strictTimestampSchema,
  lastUpdatedAt: strictTimestampSchema,
  fiatAmount: shownFiatAmountSchema,
  tokenAmount: z.optional(shownChainAmountSchema),
  buyer: z.optional(z.strictObject({ accountCaip10: strictAccountIdSchema })),
  transaction: z.optional(z.strictObject({ networkId: z.string(), hash: z.optional(z.string()) })),
  settlement: z.optional(settlement),
  settledAt: z.optional(strictTimestampSchema),
});

/** The answer of `GET /v1/payments`, which follows the public service. */
export const reconciliationSchema = z.strictObject({
  data: z.array(reconciledPaymentSchema),
  nextCursor: z.nullable(z.string()),
  stats: z.strictObject({
    totalRevenue: z.array(z.strictObject({ amount: z.number().check(z.nonnegative()), currency: z.string() })),
    totalTransactions: count,
    totalCustomers: count,
  }),
});
