import * as z from 'zod/mini';
import { amountSchema } from './amount.js';
import type { OpenEnum } from '../open-enum.js';
import { openEnumSchema } from './open-enum.js';

/** The kinds of fee that exist today; more may be added (`SPEC: fee object`). */
export const FEE_KINDS = ['base_plus_percent'] as const;

/** A kind of fee that this version knows. */
export type KnownFeeKind = (typeof FEE_KINDS)[number];

/** A kind of fee as received. */
export type FeeKind = OpenEnum<KnownFeeKind>;

/** Returns true if this version knows the kind. For any other kind only `total_amount` is reliable. */
export const isKnownFeeKind = (kind: string): kind is KnownFeeKind => (FEE_KINDS as readonly string[]).includes(kind);

/** The merchant's part of the fee (`SPEC: fee object`); its breakdown depends on `kind`. */
export const webhookFeeSchema = z.looseObject({
  kind: openEnumSchema<KnownFeeKind>(),
  base_amount: z.optional(z.nullable(amountSchema)),
  /** A fraction of two integers in text: 29/1000 is 2.9 %. */
  percent: z.optional(z.nullable(z.looseObject({ numerator: z.string(), denominator: z.string() }))),
  percent_amount: z.optional(z.nullable(amountSchema)),
  total_amount: amountSchema,
});
export type WebhookFee = z.infer<typeof webhookFeeSchema>;
