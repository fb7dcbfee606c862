import * as z from 'zod/mini';
import { LIMITS, MAX_LENGTHS } from '../limits.js';
import { hasShortTexts } from '../text.js';
import { optionAmountSchema } from './amount.js';
import { collectDataSchema } from './collect-data.js';
import { paymentDetailsSchema } from './payment-details.js';
import { textSchema } from './text.js';
import { timeSchema, wholeNumberSchema } from './whole-number.js';

const actionsSchema = z.array(z.unknown()).check(z.refine((actions) => hasShortTexts(actions, MAX_LENGTHS.REQUEST)));

/**
 * One way to pay. `actions` are requests for the buyer's wallet, or for the gateway to build them; they are untrusted until
 * the check before signing has read them.
 */
export const paymentOptionSchema = z.looseObject({
  id: textSchema(LIMITS.OPTION_ID_MAX_LENGTH),
  /** CAIP-10. */
  account: textSchema(MAX_LENGTHS.ID),
  amount: optionAmountSchema,
  actions: actionsSchema,
  /** The usual time from the confirmation to success, seconds. */
  etaS: z.optional(z.nullable(wholeNumberSchema)),
  /** End of the quote, Unix seconds; null if the amount does not depend on an exchange rate. */
  expiresAt: z.optional(z.nullable(timeSchema)),
  /** Details of the buyer that the option requires. */
  collectData: z.optional(z.nullable(collectDataSchema)),
});
export type PaymentOption = z.infer<typeof paymentOptionSchema>;

/** The answer of `POST /v1/gateway/payment/{id}/options`; an extension of the written interface. */
export const paymentOptionsResponseSchema = z.looseObject({
  /** Null if the payment is final. */
  options: z.optional(z.nullable(z.array(paymentOptionSchema))),
  info: z.optional(z.nullable(paymentDetailsSchema)),
  /** The details that options without this field require. */
  collectData: z.optional(z.nullable(collectDataSchema)),
});
export type PaymentOptionsResponse = z.infer<typeof paymentOptionsResponseSchema>;

/** The answer of `POST /v1/gateway/payment/{id}/fetch`: the actions that the gateway has built. */
export const fetchActionsResponseSchema = z.looseObject({ actions: actionsSchema });
export type FetchActionsResponse = z.infer<typeof fetchActionsResponseSchema>;

/** The wallet's result of one request. */
export interface WalletRpcResult {
  readonly type: 'walletRpc';
  readonly data: readonly unknown[];
}
