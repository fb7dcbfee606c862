import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import { displayedAmountSchema } from './amount.js';
import type { Declared } from './declared.js';
import { paymentStatusSchema } from './payment-status.js';
import { labelSchema, textSchema } from './text.js';
import { wholeNumberSchema } from './whole-number.js';

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const id = textSchema(MAX_LENGTHS.ID);
/** ISO 8601. */
const timestamp = textSchema(MAX_LENGTHS.CODE);
const amount = optional(displayedAmountSchema);

/** The settlement of a succeeded payment. */
export const merchantPaymentSettlementSchema = z.looseObject({
  settled: z.boolean(),
  /** The amount that the merchant received, net of fees, in minor units. Only with `settled`. */
  amount,
  /** The transfer to the merchant. Only with `settled`. */
  txHash: optional(id),
});
export type MerchantPaymentSettlement = Declared<z.infer<typeof merchantPaymentSettlementSchema>>;

/**
 * One payment of `GET /v1/merchants/payments` and of `GET /v1/payments`, as the published description has it. Timestamps are
 * ISO 8601, amounts in minor units (cents, token base units).
 */
export const merchantPaymentSchema = z.looseObject({
  paymentId: id,
  merchant: z.looseObject({
    id,
    name: optional(labelSchema(MAX_LENGTHS.NAME)),
    iconUrl: optional(textSchema(MAX_LENGTHS.URL)),
  }),
  /** The merchant's own text, unchanged. */
  referenceId: z.string(),
  status: paymentStatusSchema,
  /** True when the status is a final one. */
  isTerminal: z.boolean(),
  /** The requested amount. */
  fiatAmount: amount,
  /** The amount that the buyer pays, once a wallet has chosen an asset. */
  tokenAmount: amount,
  buyer: optional(
    z.looseObject({
      /** CAIP-10. */
      accountCaip10: id,
      /** The buyer's wallet. */
      accountProviderName: optional(labelSchema(MAX_LENGTHS.NAME)),
      /** The wallet's icon: an address, or a `data:` URL, which may be long. */
      accountProviderIcon: optional(z.string()),
    }),
  ),
  transaction: optional(
    z.looseObject({
      /** The chain's own id, without its namespace: `8453`. */
      networkId: id,
      hash: optional(id),
      nonce: optional(wholeNumberSchema),
    }),
  ),
  fees: optional(
    z.looseObject({
      total: displayedAmountSchema,
      fixed: amount,
      /** Decimal per cent, not a ratio: `0.4` is 0.4 %. */
      percentage: optional(textSchema(MAX_LENGTHS.AMOUNT)),
    }),
  ),
  /** Absent while the gateway cannot say. */
  settlement: optional(merchantPaymentSettlementSchema),
  createdAt: timestamp,
  lastUpdatedAt: timestamp,
  /** Only with `settlement.settled`. */
  settledAt: optional(timestamp),
  /** True once the payment was marked as refunded. Not published yet: a gateway may have neither field. */
  isRefunded: optional(z.boolean()),
  /** When it was marked. */
  refundedAt: optional(timestamp),
});
export type MerchantPayment = Declared<z.infer<typeof merchantPaymentSchema>>;
