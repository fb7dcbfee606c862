import * as z from 'zod/mini';
import { wholeNumberSchema } from './whole-number.js';

/**
 * An amount (`SPEC: Amount object`).
 * `unit` is `iso4217/<CURRENCY_CODE>` or `caip19/<chain>/<asset>`. `value` is a string of digits in minor units
 * (cents, token base units); it may exceed 2^53, so it is never turned into a number.
 */
export const amountSchema = z.looseObject({ unit: z.string(), value: z.string() });
export type Amount = z.infer<typeof amountSchema>;

/** Display of a chain asset (`SPEC: Payment status response, info object`). */
export const amountDisplaySchema = z.looseObject({
  assetName: z.string(),
  assetSymbol: z.string(),
  /** Number of decimals of `value`. */
  decimals: wholeNumberSchema,
  iconUrl: z.optional(z.nullable(z.string())),
  networkIconUrl: z.optional(z.nullable(z.string())),
  networkName: z.optional(z.nullable(z.string())),
});
export type AmountDisplay = z.infer<typeof amountDisplaySchema>;

/** An amount that brings its own display: the asset that the buyer paid with. */
export const optionAmountSchema = z.looseObject({
  unit: z.string(),
  value: z.string(),
  display: amountDisplaySchema,
});
export type OptionAmount = z.infer<typeof optionAmountSchema>;
