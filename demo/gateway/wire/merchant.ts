import * as z from 'zod/mini';
import { expected } from './expected.js';
import { isNameable } from './payment-display.js';
import { createEnum, createLimit, once } from './payment-list-query.js';
import { countSchema } from './primitives.js';
import { strictSettlementsSchema } from './settlement.js';
import { strictTimestampSchema } from './timestamp.js';

/** The statuses of the published descriptions. The sandbox has no operation that ends the first one. */
const MERCHANT_STATUSES = ['active', 'inactive', 'suspended'] as const;

const MAX_NAME_LENGTH = 256;
const MAX_URL_LENGTH = 2_048;
export const MERCHANTS_LIMIT = { MAX: 100, DEFAULT: 20 } as const;

const EXAMPLE_ID = 'mrch_7kBz2qR9xPvLmN4Yw';
const EXAMPLE_ICON = 'https://example.com/logo.png';

const lengthRule = `must have 1 to ${MAX_NAME_LENGTH} characters`;
const nameField = z
  .string(expected('a string'))
  .check(
    z.minLength(1, lengthRule),
    z.maxLength(MAX_NAME_LENGTH, lengthRule),
    z.meta({ description: 'The name that buyers see.', examples: ['Acme Store'] }),
  );

const emailField = z
  .email({
    pattern: /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
    ...expected('an e-mail address'),
  })
  .check(z.meta({ description: 'The contact of the merchant.', examples: ['billing@acme.store'] }));

const isHttps = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && !username && !password;
};

const iconField = z
  .nullable(
    z
      .string(expected('a string or null'))
      .check(
        z.maxLength(MAX_URL_LENGTH, `must have at most ${MAX_URL_LENGTH} characters`),
        z.refine(isHttps, 'must be an https URL without credentials'),
        z.refine(isNameable, 'must have a host of letters, digits, dots and hyphens'),
        z.meta({ format: 'uri' }),
      ),
  )
  .check(z.meta({ description: 'The logo that buyers see. https only; null for none.', examples: [EXAMPLE_ICON] }));

/** The body of `POST /v1/merchants`. */
export const createMerchantRequestSchema = z.object(
  { merchantName: nameField, merchantEmail: emailField, iconUrl: z.optional(iconField) },
  expected('an object'),
);
export type CreateMerchantRequest = z.infer<typeof createMerchantRequestSchema>;

/** The body of `PATCH /v1/merchants/{merchantId}`; what is left out stays. */
export const updateMerchantRequestSchema = z
  .object(
    { merchantName: z.optional(nameField), merchantEmail: z.optional(emailField), iconUrl: z.optional(iconField) },
    expected('an object'),
  )
  .check(
    z.refine(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      'must have merchantName, merchantEmail or iconUrl',
    ),
    z.meta({ minProperties: 1 }),
  );
export type UpdateMerchantRequest = z.infer<typeof updateMerchantRequestSchema>;

/** The query of `GET /v1/merchants`. */
export const merchantListQuerySchema = z.object({
  status: z.optional(createEnum(MERCHANT_STATUSES)).check(z.describe('In this status. Here each one is `active`.')),
  search: z
    .optional(once.check(z.maxLength(MAX_NAME_LENGTH, `must have at most ${MAX_NAME_LENGTH} characters`)))
    .check(z.describe('The name or the id contains this text, in any case.')),
  cursor: z.optional(once).check(z.describe('The `nextCursor` of the page before.')),
  limit: z
    .optional(createLimit(1, MERCHANTS_LIMIT.MAX))
    .check(z.describe(`Page size, ${MERCHANTS_LIMIT.DEFAULT} when absent.`)),
});
export type MerchantListQuery = z.infer<typeof merchantListQuerySchema>;

const createdFields = {
  id: z.string().check(z.meta({ examples: [EXAMPLE_ID] })),
  name: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(MERCHANT_STATUSES),
  createdAt: strictTimestampSchema,
};

/** A merchant as the list and an update return it. */
export const strictMerchantSchema = z.strictObject({ ...createdFields, iconUrl: z.nullable(z.string()) });
export type StrictMerchant = z.infer<typeof strictMerchantSchema>;

/** The 201 of `POST /v1/merchants`, which has no icon. */
export const strictCreatedMerchantSchema = z.strictObject({ merchant: z.strictObject(createdFields) });
export type StrictCreatedMerchant = z.infer<typeof strictCreatedMerchantSchema>;

/** The 200 of `PATCH /v1/merchants/{merchantId}`. */
export const strictUpdatedMerchantSchema = z.strictObject({ merchant: strictMerchantSchema });
export type StrictUpdatedMerchant = z.infer<typeof strictUpdatedMerchantSchema>;

/** The 200 of `GET /v1/merchants/{merchantId}`. */
export const strictMerchantDetailsSchema = z.strictObject({
  merchant: z.strictObject({ ...strictMerchantSchema.shape, settlements: strictSettlementsSchema }),
});
export type StrictMerchantDetails = z.infer<typeof strictMerchantDetailsSchema>;

/** The 200 of `GET /v1/merchants`. */
export const strictMerchantListSchema = z.strictObject({
  merchants: z.array(strictMerchantSchema),
  totalCount: countSchema.check(z.describe('The number of merchants that the query selects, on all pages.')),
  nextCursor: z.nullable(z.string()).check(z.describe('For the next page; null on the last one.')),
});
export type StrictMerchantList = z.infer<typeof strictMerchantListSchema>;

/** The 200 of a deletion. */
export const strictDeletedSchema = z.strictObject({ id: z.string(), deleted: z.literal(true) });
export type StrictDeleted = z.infer<typeof strictDeletedSchema>;
