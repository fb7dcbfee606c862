import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import type { Declared } from './declared.js';
import { openEnumSchema } from './open-enum.js';
import { settlementsSchema } from './settlements.js';
import { labelSchema, textSchema } from './text.js';
import { wholeNumberSchema } from './whole-number.js';

/** A status of a merchant that this version knows. */
export type KnownMerchantStatus = 'active' | 'inactive' | 'suspended';

/** A merchant of a partner, as the answers of `/v1/merchants` have it. */
export const merchantSchema = z.looseObject({
  /** Such as `mrch_7kBz2qR9xPvLmN4Yw`. */
  id: textSchema(MAX_LENGTHS.ID),
  /** The name that buyers see. */
  name: labelSchema(MAX_LENGTHS.NAME),
  email: z.nullable(labelSchema(MAX_LENGTHS.NAME)),
  status: openEnumSchema<KnownMerchantStatus>(),
  /** Absent in the answer of `POST /v1/merchants`. */
  iconUrl: z.optional(z.nullable(textSchema(MAX_LENGTHS.URL))),
  /** A timestamp, ISO 8601. */
  createdAt: textSchema(MAX_LENGTHS.CODE),
});
export type Merchant = Declared<z.infer<typeof merchantSchema>>;

/** The answer of `POST /v1/merchants`, and of `PATCH /v1/merchants/{merchantId}`. */
export const merchantResponseSchema = z.looseObject({ merchant: merchantSchema });

/** A merchant with its destinations. */
export const merchantDetailsSchema = z.extend(merchantSchema, { settlements: settlementsSchema });
export type MerchantDetails = Declared<z.infer<typeof merchantDetailsSchema>>;

/** The answer of `GET /v1/merchants/{merchantId}`. */
export const merchantDetailsResponseSchema = z.looseObject({ merchant: merchantDetailsSchema });

/** The answer of `GET /v1/merchants`. */
export const merchantListSchema = z.looseObject({
  merchants: z.array(merchantSchema),
  /** The number of merchants that match the query, on all pages. */
  totalCount: wholeNumberSchema,
  /** The `cursor` of the next request; null on the last page. */
  nextCursor: z.nullable(z.string()),
});
export type MerchantList = Declared<z.infer<typeof merchantListSchema>>;

/** The answer of an operation that deletes. */
export const deletedSchema = z.looseObject({ id: textSchema(MAX_LENGTHS.ID), deleted: z.boolean() });
export type Deleted = Declared<z.infer<typeof deletedSchema>>;
