import * as z from 'zod/mini';
import { strictOptionAmountSchema } from './amount.js';
import { strictAccountIdSchema, strictChainIdSchema } from './caip.js';
import { strictCollectDataSchema } from './details.js';
import { expiresAtField } from './fields.js';
import { strictPaymentDetailsSchema } from './payment-details.js';
import { countSchema, textSchema } from './primitives.js';

const transactionSchema = z.strictObject({
  from: textSchema,
  to: textSchema,
  value: z.optional(textSchema),
  data: textSchema,
});

const typedDataRpcSchema = z.strictObject({
  chain_id: strictChainIdSchema,
  method: z.literal('eth_signTypedData_v4'),
  params: z.array(z.string()),
});
export type TypedDataRpc = z.infer<typeof typedDataRpcSchema>;

const transactionRpcSchema = z.strictObject({
  chain_id: strictChainIdSchema,
  method: z.literal('eth_sendTransaction'),
  params: z.array(transactionSchema),
});
export type TransactionRpc = z.infer<typeof transactionRpcSchema>;

/** A request that a wallet answers. On the wire only `chain_id` is written with an underscore. */
const walletRpcSchema = z.union([typedDataRpcSchema, transactionRpcSchema]);
export type StrictWalletRpc = z.infer<typeof walletRpcSchema>;

const walletRpcActionSchema = z.strictObject({ type: z.literal('walletRpc'), data: walletRpcSchema });
export type WalletRpcAction = z.infer<typeof walletRpcActionSchema>;

const buildActionSchema = z.strictObject({ type: z.literal('build'), data: z.strictObject({ data: textSchema }) });

const actionSchema = z.union([walletRpcActionSchema, buildActionSchema]);

/** A wallet's action to pay: answer a request, or first have the gateway build one from this data (`/fetch`). */
export type Action = z.infer<typeof actionSchema>;

/** One way to pay, with the actions that the buyer's wallet takes. */
const paymentOptionSchema = z.strictObject({
  id: textSchema,
  account: strictAccountIdSchema,
  amount: strictOptionAmountSchema.check(z.describe('In base units of the asset.')),
  etaS: countSchema,
  expiresAt: z.nullable(expiresAtField).check(z.describe('The end of the price; null if no rate is involved.')),
  actions: z.array(actionSchema),
  collectData: z.nullable(strictCollectDataSchema).check(z.describe('The details that it requires; null if none.')),
});
export type StrictPaymentOption = z.infer<typeof paymentOptionSchema>;

/** The response of `/options`, as the public service writes it. */
export const strictPaymentOptionsSchema = z.strictObject({
  options: z
    .nullable(z.array(paymentOptionSchema))
    .check(z.describe('Empty if no account can pay; null if the payment is final.')),
  info: z.nullable(strictPaymentDetailsSchema).check(z.describe('The payment details, if requested.')),
  collectData: z.null(),
});

/** The response of `/fetch`. */
export const strictBuiltActionsSchema = z.strictObject({ actions: z.array(walletRpcActionSchema) });
