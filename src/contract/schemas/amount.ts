import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import type { Declared } from './declared.js';
import { labelSchema, textSchema } from './text.js';
import { wholeNumberSchema } from './whole-number.js';

/**
 * An amount (`SPEC: Amount object`).
 * `unit` is `iso4217/<CURRENCY_CODE>` or `caip19/<chain>/<asset>`. `value` is a string of digits in minor units
 * (cents, token base units); it may exceed 2^53, so it is never turned into a number.
 */
export const amountSchema = z.looseObject({
  unit: textSchema(MAX_LENGTHS.ID),
  value: textSchema(MAX_LENGTHS.AMOUNT),
});
export type Amount = z.infer<typeof amountSchema>;

/** Display of a chain asset (`SPEC: Payment status response, info object`). */
export const amountDisplaySchema = z.looseObject({
  assetName: labelSchema(MAX_LENGTHS.NAME),
  assetSymbol: labelSchema(MAX_LENGTHS.SYMBOL),
  /** Number of decimals of `value`. */
  decimals: wholeNumberSchema,
  iconUrl: z.optional(z.nullable(textSchema(MAX_LENGTHS.URL))),
  networkIconUrl: z.optional(z.nullable(textSchema(MAX_LENGTHS.URL))),
  networkName: z.optional(z.nullable(labelSchema(MAX_LENGTHS.NAME))),
});
export type AmountDisplay = z.infer<typeof amountDisplaySchema>;

/** An amount that brings its own display: the asset that the buyer paid with. */
export const optionAmountSchema = z.looseObject({
  unit: textSchema(MAX_LENGTHS.ID),
  value: textSchema(MAX_LENGTHS.AMOUNT),
  display: amountDisplaySchema,
});
export type OptionAmount = z.infer<typeof optionAmountSchema>;

/** An amount of a listed payment, fiat or of a chain asset. Its display may be missing; `value` is in minor units all the same. */
export const displayedAmountSchema = z.extend(amountSchema, { display: z.optional(z.nullable(amountDisplaySchema)) });
export type DisplayedAmount = Declared<z.infer<typeof displayedAmountSchema>>;
