import * as z from 'zod/mini';
import { strictFiatUnitSchema } from './amount.js';
import { strictCheckoutUrlSchema } from './checkout-url.js';
import { expected } from './expected.js';

/** The last second that a timestamp can name: its years have four digits (RFC 3339). */
export const LAST_SECOND = Date.UTC(9999, 11, 31, 23, 59, 59) / 1_000;

/** An amount that a merchant may request: more than zero, in minor units, without a leading zero, at most 100 digits. */
export const strictRequestedValueSchema = z
  .string(expected('a string'))
  .check(z.regex(/^[1-9]\d{0,99}$/, 'must be 1 to 100 digits, above zero and without a leading zero'));

/** The merchant's own order id: 1 to 35 letters, digits, blanks and `/ - : . , + _`. Not unique. */
export const strictReferenceIdSchema = z
  .string(expected('a string'))
  .check(z.regex(/^[A-Za-z0-9 /:.,+_-]{1,35}$/, 'must be 1 to 35 letters, digits, blanks or /-:.,+_'));

const amount = z.object(
  {
    unit: z
      .pipe(z.string(expected('a string')), strictFiatUnitSchema)
      .check(z.describe('`iso4217/` and a currency, or `caip19/`, a chain and an asset.')),
    value: strictRequestedValueSchema.check(z.describe('Digits. The number may be too large for a double.')),
  },
  expected('an object'),
);

const returnUrl = (outcome: string) =>
  z
    .optional(strictCheckoutUrlSchema)
    .check(z.describe(`Where the buyer goes when ${outcome}, with \`payment_id\` added. https, or http on loopback.`));

const checkout = z.object(
  { successUrl: returnUrl('the payment succeeded'), errorUrl: returnUrl('it did not succeed') },
  expected('an object or null'),
);

/**
 * The body of `POST /v1/payments` as the gateway accepts it (`SPEC: Create-payment request body`). Unknown fields are
 * left out of the result, not refused. The gateway checks by its own clock that `expiresAt` lies in the future.
 */
export const strictCreatePaymentRequestSchema = z.object(
  {
    amount: amount.check(z.describe('In minor units, such as cents.')),
    referenceId: strictReferenceIdSchema.check(
      z.meta({ description: 'The merchant’s own order id. It need not be unique.', examples: ['order 1'] }),
    ),
    checkout: z.optional(z.nullable(checkout)).check(z.describe('Where the buyer goes afterwards.')),
    expiresAt: z
      .optional(
        z.nullable(
          z.number(expected('a whole number of Unix seconds or null')).check(
            z.refine(Number.isInteger, 'must be a whole number of Unix seconds or null'),
            z.lte(LAST_SECOND, `must be at most ${LAST_SECOND}`),
            // The gateway checks the minimum, with a message of its own.
            z.meta({ type: 'integer', format: 'int64', minimum: 1 }),
          ),
        ),
      )
      .check(
        z.meta({
          description: 'Unix seconds, in the future. Five minutes from now when absent.',
          examples: [1_771_416_300],
        }),
      ),
  },
  expected('an object'),
);
export type StrictCreatePaymentRequest = z.infer<typeof strictCreatePaymentRequestSchema>;
