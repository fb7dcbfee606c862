import { strictAccountIdSchema, strictChainIdSchema } from '../../wire/caip.js';
import * as z from 'zod/mini';
import { paymentDetailsSchema, shownChainAmountSchema } from './payment-details.js';

const text = z.string().check(z.minLength(1));
const whole = z.int().check(z.nonnegative());

const walletRpc = z.strictObject({
  type: z.literal('walletRpc'),
  data: z.strictObject({ chain_id: strictChainIdSchema, method: text, params: z.array(z.string()) }),
});
const build = z.strictObject({ type: z.literal('build'), data: z.strictObject({ data: text }) });

/** One way to pay, with what its holder signs for it. */
const paymentOptionSchema = z.strictObject({
  id: text,
  account: strictAccountIdSchema,
  amount: shownChainAmountSchema,
  etaS: whole,
  expiresAt: whole,
  actions: z.array(z.union([walletRpc, build])),
  collectData: z.null(),
});

/** The answer of `/options`, which follows the public service. */
export const paymentOptionsSchema = z.strictObject({
  options: z.array(paymentOptionSchema),
  info: z.nullable(paymentDetailsSchema),
  collectData: z.null(),
});

/** The answer of `/fetch`. */
export const builtActionsSchema = z.strictObject({ actions: z.array(walletRpc) });
