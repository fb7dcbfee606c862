import * as z from 'zod/mini';
import { strictFiatUnitSchema } from './amount.js';
import { strictCheckoutUrlSchema } from './checkout-url.js';
import { expected } from './expected.js';

const MAX_ITEMS = 50;
const MAX_NAME_LENGTH = 120;
const MAX_QUANTITY = 1_000_000;
const MAX_URL_LENGTH = 2_048;

/** The origins that a content security policy can name: a host may also have quotes, commas and semicolons, or be IPv6. */
const NAMEABLE_ORIGIN = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** The origin of a logo, which the policy of the checkout page names. */
export const getLogoOrigin = (logoUrl: string): string => new URL(logoUrl).origin;

/** True unless the policy of a page could not name the origin of the URL. */
export const isNameable = (url: string): boolean => !URL.canParse(url) || NAMEABLE_ORIGIN.test(getLogoOrigin(url));

const QUANTITY = `must be a whole number from 1 to ${MAX_QUANTITY}`;

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

const amount = z.object(
  {
    unit: z.pipe(z.string(expected('a string')), strictFiatUnitSchema),
    value: z
      .string(expected('a string'))
      .check(z.regex(/^(0|[1-9]\d{0,99})$/, 'must be 1 to 100 digits, without a leading zero')),
  },
  expected('an object or null'),
);

const name = z
  .string(expected('a string'))
  .check(
    z.regex(/\S/, 'must not be empty'),
    z.maxLength(MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`),
  );

const item = z.object(
  {
    name,
    quantity: optional(
      z
        .int(expected(`a whole number from 1 to ${MAX_QUANTITY}`))
        .check(z.minimum(1, QUANTITY), z.maximum(MAX_QUANTITY, QUANTITY)),
    ),
    amount: optional(amount).check(z.describe('The price of the line, in minor units. Shown, never computed with.')),
  },
  expected('an object'),
);

const url = strictCheckoutUrlSchema.check(
  z.maxLength(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`),
);

const ITEMS = z.describe('What is bought: the first three are shown, the others on request.');
const ACCENT = z.meta({ description: 'The colour of buttons and links: `#rrggbb` or `#rgb`.', examples: ['#1d5c60'] });
const LOGO = z.describe('The logo of the merchant: square. https, or http on loopback.');
const HELP = z.describe('The help page. https, or http on loopback.');
const RETRY = z.describe('Where the buyer tries again. https, or http on loopback.');

/** The body of `PUT /sandbox/payments/{id}/display`; what is left out is not shown. Unknown fields are left out of the result. */
export const paymentDisplayRequestSchema = z.object(
  {
    items: optional(
      z.array(item, expected('a list or null')).check(z.maxLength(MAX_ITEMS, `must have at most ${MAX_ITEMS} entries`)),
    ).check(ITEMS),
    accent: optional(
      z
        .string(expected('a string or null'))
        .check(z.regex(/^#([\da-fA-F]{3}|[\da-fA-F]{6})$/, 'must be a colour such as #1d5c60')),
    ).check(ACCENT),
    logoUrl: optional(url.check(z.refine(isNameable, 'must have a host of letters, digits, dots and hyphens'))).check(
      LOGO,
    ),
    helpUrl: optional(url).check(HELP),
    retryUrl: optional(url).check(RETRY),
  },
  expected('an object'),
);
export type PaymentDisplayRequest = z.infer<typeof paymentDisplayRequestSchema>;

/** How the checkout page shows a payment. */
export const paymentDisplaySchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: z.string(),
        quantity: z.nullable(z.int()),
        amount: z.nullable(z.strictObject({ unit: strictFiatUnitSchema, value: z.string() })),
      }),
    )
    .check(ITEMS),
  accent: z.nullable(z.string()).check(ACCENT),
  logoUrl: z.nullable(z.string()).check(LOGO),
  helpUrl: z.nullable(z.string()).check(HELP),
  retryUrl: z.nullable(z.string()).check(RETRY),
});
export type PaymentDisplay = z.infer<typeof paymentDisplaySchema>;

/** The display that a request asks for, with null for what it leaves out. */
export const toPaymentDisplay = ({ items, ...rest }: PaymentDisplayRequest): PaymentDisplay => ({
  items: (items ?? []).map(({ name, quantity, amount }) => ({
    name,
    quantity: quantity ?? null,
    amount: amount ?? null,
  })),
  accent: rest.accent ?? null,
  logoUrl: rest.logoUrl ?? null,
  helpUrl: rest.helpUrl ?? null,
  retryUrl: rest.retryUrl ?? null,
});
