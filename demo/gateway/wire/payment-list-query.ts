import {
  LIMITS,
  LIST_SORT_DIRECTIONS,
  LIST_SORT_KEYS,
  LIST_STATUSES,
  PREVIEW_LIST_STATUSES,
} from 'pay-status/contract';
import * as z from 'zod/mini';
import { rfc3339Schema } from './timestamp.js';

const { LIST_LIMIT_MIN, LIST_LIMIT_MAX, LIST_LIMIT_DEFAULT } = LIMITS;

export const createEnum = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** A parameter that is repeated is a list. */
export const once = z.string('must be given once');

/** A whole number between these limits, as text. */
export const createLimit = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.pipe(
    once.check(z.regex(/^\d+$/, rule)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min, rule), z.maximum(max, rule))),
  );
};

/** One value, or several when the parameter is repeated; always a list in the result. */
export const oneOrMore = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? (given as unknown[]) : [given])),
    z.array(item),
  );

const query = <const Values extends readonly string[]>(values: Values) =>
  z.object({
    start_ts: z.optional(rfc3339Schema).check(z.describe('Created at this time or later.')),
    end_ts: z.optional(rfc3339Schema).check(z.describe('Created before this time.')),
    asset: z.optional(once).check(z.describe('Paid with this asset: a symbol, a `caip19/` unit, or a `token_caip19`.')),
    network: z
      .optional(once)
      .check(z.describe('Paid on this chain, such as `eip155:8453`; several separated by commas.')),
    sort_by: z.optional(createEnum(LIST_SORT_KEYS)).check(z.describe('By the time of creation when absent.')),
    sort_dir: z
      .optional(createEnum(LIST_SORT_DIRECTIONS))
      .check(z.describe('The newest or largest first when absent.')),
    cursor: z.optional(once).check(z.describe('The `next_cursor` of the page before; the order must be the same.')),
    limit: z
      .optional(createLimit(LIST_LIMIT_MIN, LIST_LIMIT_MAX))
      .check(z.describe(`Page size, ${LIST_LIMIT_DEFAULT} when absent.`)),
    status: z
      .optional(oneOrMore(createEnum(values)))
      .check(
        z.describe('In this status, or in any of several. `cancelled` exists from version `2026-02-19.preview` on.'),
      ),
  });

/** The query of the merchant payment list as a URL has it: text in, `limit` as a number, `status` as a list. */
export const strictPaymentListQuerySchema = query(LIST_STATUSES);

/** The same in version `2026-02-19.preview`, which also filters by `cancelled`. */
export const strictPreviewPaymentListQuerySchema = query(PREVIEW_LIST_STATUSES);
export type StrictPaymentListQuery = z.infer<typeof strictPreviewPaymentListQuerySchema>;
