import * as z from 'zod/mini';
import { strictFiatUnitSchema } from './amount.js';
import { strictCheckoutUrlSchema } from './checkout-url.js';
import { expected } from './expected.js';

/** What a merchant may ask for: more than nothing, in minor units, without a leading zero, at most 100 digits. */
export const strictRequestedValueSchema = z
  .string(expected('a string'))
  .check(z.regex(/^[1-9]\d{0,99}$/, 'must be 1 to 100 digits, above zero and without a leading zero'));

/** The merchant's own order id: 1 to 35 letters, digits, blanks and `/ - : . , + _`. Not unique. */
export const strictReferenceIdSchema = z
  .string(expected('a string'))
  .check(z.regex(/^[A-Za-z0-9 /:.,+_-]{1,35}$/, 'must be 1 to 35 letters, digits, blanks or /-:.,+_'));

/**
 * The body of `POST /v1/payments` as the gateway accepts it (`SPEC: Create-payment request body`). Unknown fields are
 * left out of the result, not refused. Whether `expiresAt` lies in the future is for the gateway's clock to say.
 */
export const strictCreatePaymentRequestSchema = z.object(
  {
    amount: z.object(
      {
        unit: z.pipe(z.string(expected('a string')), strictFiatUnitSchema),
        value: strictRequestedValueSchema,
      },
      expected('an object'),
    ),
    referenceId: strictReferenceIdSchema,
    checkout: z.optional(
      z.nullable(
        z.object(
          {
            successUrl: z.optional(z.nullable(strictCheckoutUrlSchema)),
            errorUrl: z.optional(z.nullable(strictCheckoutUrlSchema)),
          },
          expected('an object or null'),
        ),
      ),
    ),
    /** Unix seconds. */
    expiresAt: z.optional(z.nullable(z.int(expected('a whole number of Unix seconds or null')))),
  },
  expected('an object'),
);
export type StrictCreatePaymentRequest = z.infer<typeof strictCreatePaymentRequestSchema>;
