import * as z from 'zod/mini';

/** Minor units as decimal digits: no sign, no point, no leading zero. May exceed 2^53. */
export const strictAmountValueSchema = z.string().check(z.regex(/^(0|[1-9]\d*)$/, 'must be a string of digits'));

/** `iso4217/<CURRENCY_CODE>` with three capitals; whether a currency is supported is the gateway's own rule. */
export const strictFiatUnitSchema = z
  .string()
  .check(z.regex(/^iso4217\/[A-Z]{3}$/, 'must be iso4217/ and a currency code'));

/** `caip19/<chain>/<asset>`, such as `caip19/eip155:8453/erc20:0x8335…`. */
export const strictChainUnitSchema = z
  .string()
  .check(
    z.regex(
      /^caip19\/[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/,
      'must be caip19/<chain>/<asset>',
    ),
  );

/** A fiat amount in minor units (cents), as the gateway writes it (`SPEC: Amount object`). */
export const strictFiatAmountSchema = z.strictObject({ unit: strictFiatUnitSchema, value: strictAmountValueSchema });
export type StrictFiatAmount = z.infer<typeof strictFiatAmountSchema>;

/** An amount of a chain asset in its base units, as webhooks write it: without display. */
export const strictChainAmountSchema = z.strictObject({ unit: strictChainUnitSchema, value: strictAmountValueSchema });
export type StrictChainAmount = z.infer<typeof strictChainAmountSchema>;

/** How to show a chain asset (`SPEC: info object`); the pictures and the network's name may be null. */
export const strictAmountDisplaySchema = z.strictObject({
  assetName: z.string().check(z.minLength(1)),
  assetSymbol: z.string().check(z.minLength(1)),
  decimals: z.int().check(z.nonnegative()),
  iconUrl: z.optional(z.nullable(z.url())),
  networkIconUrl: z.optional(z.nullable(z.url())),
  networkName: z.optional(z.nullable(z.string())),
});
export type StrictAmountDisplay = z.infer<typeof strictAmountDisplaySchema>;

/** What the buyer paid, with its display (`SPEC: info object`, `optionAmount`). */
export const strictOptionAmountSchema = z.strictObject({
  unit: strictChainUnitSchema,
  value: strictAmountValueSchema,
  display: strictAmountDisplaySchema,
});
export type StrictOptionAmount = z.infer<typeof strictOptionAmountSchema>;
