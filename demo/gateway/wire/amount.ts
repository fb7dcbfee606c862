import * as z from 'zod/mini';

/** Minor units as decimal digits: no sign, no point, no leading zero. May exceed 2^53. */
export const strictAmountValueSchema = z.string().check(z.regex(/^(0|[1-9]\d*)$/, 'must be a string of digits'));

/** `iso4217/<CURRENCY_CODE>` with three capitals; the gateway itself decides which currencies it supports. */
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

const UNIT = z.describe('`iso4217/` and a currency, or `caip19/`, a chain and an asset.');
const VALUE = z.describe('Digits. The number may be too large for a double.');

const value = strictAmountValueSchema.check(VALUE);

/** A fiat amount in minor units (cents), as the gateway writes it (`SPEC: Amount object`). */
export const strictFiatAmountSchema = z.strictObject({ unit: strictFiatUnitSchema.check(UNIT), value });
export type StrictFiatAmount = z.infer<typeof strictFiatAmountSchema>;

/** An amount of a chain asset in its base units, as webhooks write it: without display. */
export const strictChainAmountSchema = z.strictObject({ unit: strictChainUnitSchema.check(UNIT), value });
export type StrictChainAmount = z.infer<typeof strictChainAmountSchema>;

/** Display of a chain asset (`SPEC: info object`); the icons and the network's name may be null. */
export const strictAmountDisplaySchema = z.strictObject({
  assetName: z.string().check(z.minLength(1)),
  assetSymbol: z.string().check(z.minLength(1)),
  decimals: z.int().check(z.nonnegative(), z.meta({ description: 'Digits after the decimal point.', examples: [6] })),
  iconUrl: z.optional(z.nullable(z.url())),
  networkIconUrl: z.optional(z.nullable(z.url())),
  networkName: z.optional(z.nullable(z.string())),
});

const DISPLAY = z.describe('How to show the amount.');

/** The amount that the buyer paid, with its display (`SPEC: info object`, `optionAmount`). */
export const strictOptionAmountSchema = z.strictObject({
  ...strictChainAmountSchema.shape,
  display: strictAmountDisplaySchema.check(DISPLAY),
});
export type StrictOptionAmount = z.infer<typeof strictOptionAmountSchema>;

/** A fiat amount with its display; currencies have no icons. */
export const displayedFiatAmountSchema = z.strictObject({
  ...strictFiatAmountSchema.shape,
  display: z.pick(strictAmountDisplaySchema, { assetSymbol: true, assetName: true, decimals: true }).check(DISPLAY),
});
export type DisplayedFiatAmount = z.infer<typeof displayedFiatAmountSchema>;

/** An amount to be paid, in fiat. */
export const fiatAmountField = strictFiatAmountSchema.check(z.describe('In minor units, such as cents.'));
export const displayedFiatAmountField = displayedFiatAmountSchema.check(z.describe('In minor units, such as cents.'));

/** An amount paid with, in base units of the asset. */
export const optionAmountField = strictOptionAmountSchema.check(
  z.describe('What the buyer pays with, in base units of the asset.'),
);
