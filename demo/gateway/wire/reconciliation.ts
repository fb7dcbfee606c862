import * as z from 'zod/mini';
import { displayedFiatAmountSchema, strictOptionAmountSchema } from './amount.js';
import { strictAccountIdSchema } from './caip.js';
import { anyStatusField, paymentIdField, referenceIdField } from './fields.js';
import { strictMerchantProfileSchema } from './payment-details.js';
import { countSchema, textSchema } from './primitives.js';
import { strictTimestampSchema } from './timestamp.js';

const SETTLED = z.describe('True once the money has reached the merchant.');

const settlement = z.union([
  z.strictObject({ settled: z.literal(false).check(SETTLED) }),
  z.strictObject({
    settled: z.literal(true).check(SETTLED),
    amount: strictOptionAmountSchema.check(z.describe('What was settled, in base units of the asset.')),
    txHash: textSchema.check(z.describe('The transfer to the merchant.')),
  }),
]);

const transaction = z.strictObject({
  networkId: z.string().check(z.describe('The chain’s own id, without its namespace.')),
  hash: z.optional(z.string()).check(z.describe('The transaction on the chain.')),
});

const buyer = z.strictObject({
  accountCaip10: strictAccountIdSchema.check(z.describe('The account on its chain (CAIP-10).')),
});

/** One payment of the list, with whether it has settled. */
export const reconciledPaymentSchema = z.strictObject({
  paymentId: paymentIdField,
  merchant: z.strictObject({ id: z.string(), ...strictMerchantProfileSchema.shape }),
  referenceId: referenceIdField,
  status: anyStatusField,
  isTerminal: z.boolean().check(z.describe('True when the status is a final one.')),
  createdAt: strictTimestampSchema,
  lastUpdatedAt: strictTimestampSchema,
  fiatAmount: displayedFiatAmountSchema,
  tokenAmount: z.optional(strictOptionAmountSchema),
  buyer: z.optional(buyer).check(z.describe('Known once a wallet has paid.')),
  transaction: z.optional(transaction),
  settlement: z.optional(settlement).check(z.describe('Of a succeeded payment only.')),
  settledAt: z.optional(strictTimestampSchema),
  isRefunded: z.optional(z.literal(true)).check(z.describe('Present once the merchant has marked it as refunded.')),
  refundedAt: z.optional(strictTimestampSchema).check(z.describe('When it was marked.')),
});
export type ReconciledPayment = z.infer<typeof reconciledPaymentSchema>;

const revenue = z.strictObject({
  amount: z.number().check(z.nonnegative(), z.describe('Major units of the currency.')),
  currency: z.string(),
});

/** The response of `GET /v1/payments`, as the public service writes it. */
export const reconciliationSchema = z.strictObject({
  data: z.array(reconciledPaymentSchema).check(z.describe('One page.')),
  nextCursor: z.nullable(z.string()).check(z.describe('For the next page; null on the last one.')),
  stats: z
    .strictObject({
      totalRevenue: z.array(revenue).check(z.describe('Of the succeeded payments, by currency.')),
      totalTransactions: countSchema,
      totalCustomers: countSchema,
    })
    .check(z.describe('Totals over everything that the query selects, not over this page.')),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;
