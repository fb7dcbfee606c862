import * as z from 'zod/mini';
import { amountSchema } from './amount.js';
import { wholeNumberSchema } from './whole-number.js';

const merchantSchema = z.looseObject({ name: z.string(), iconUrl: z.optional(z.nullable(z.string())) });

/** How to show an amount of a chain asset. An amount of money needs none of it: its unit says all. */
const displaySchema = z.looseObject({ assetSymbol: z.string(), decimals: wholeNumberSchema });

const answerSchema = z.looseObject({});

/**
 * What a buyer may know of a payment before it is paid: the answer of `GET /v1/gateway/payment/{id}`, which is beyond the
 * written interface. Each part that is missing or broken is undefined.
 */
export interface PaymentDetails {
  /** What the merchant asks for, in minor units. */
  readonly amount: z.infer<typeof amountSchema> | undefined;
  readonly display: z.infer<typeof displaySchema> | undefined;
  /** Unix seconds. */
  readonly expiresAt: number | undefined;
  readonly merchant: z.infer<typeof merchantSchema> | undefined;
}

/** The same as the gateway answers it: how to show the amount stands in the amount. */
export type PaymentDetailsBody = Partial<Omit<PaymentDetails, 'display'>>;

/** Reads the details so that a broken part never hides the others; undefined when the answer is not an object. */
export const readPaymentDetails = (body: unknown): PaymentDetails | undefined => {
  const answer = answerSchema.safeParse(body).data;
  if (!answer) return undefined;
  const amount = amountSchema.safeParse(answer.amount).data;
  return {
    amount,
    display: displaySchema.safeParse(amount?.display).data,
    expiresAt: wholeNumberSchema.safeParse(answer.expiresAt).data,
    merchant: merchantSchema.safeParse(answer.merchant).data,
  };
};
