import * as z from 'zod/mini';
import { LIMITS } from 'pay-status/contract';
import { LIST_SORT_DIRECTIONS, LIST_SORT_KEYS, LIST_STATUSES, PREVIEW_LIST_STATUSES } from 'pay-status/contract';

const { LIST_LIMIT_MIN, LIST_LIMIT_MAX } = LIMITS;

const word = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

const moment = z.iso.datetime({ offset: true, error: 'must be an RFC 3339 timestamp with Z or an offset' });

const limitRule = `must be a whole number from ${LIST_LIMIT_MIN} to ${LIST_LIMIT_MAX}`;
const limit = z.pipe(
  z.string().check(z.regex(/^\d+$/, limitRule)),
  z.pipe(
    z.transform(Number),
    z.number().check(z.minimum(LIST_LIMIT_MIN, limitRule), z.maximum(LIST_LIMIT_MAX, limitRule)),
  ),
);

/** One status, or several when the parameter is repeated; always a list afterwards. */
const statuses = <const Words extends readonly string[]>(words: Words) =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? (given as unknown[]) : [given])),
    z.array(word(words)),
  );

const query = <const Words extends readonly string[]>(words: Words) =>
  z.object({
    start_ts: z.optional(moment),
    end_ts: z.optional(moment),
    asset: z.optional(z.string()),
    network: z.optional(z.string()),
    sort_by: z.optional(word(LIST_SORT_KEYS)),
    sort_dir: z.optional(word(LIST_SORT_DIRECTIONS)),
    cursor: z.optional(z.string()),
    limit: z.optional(limit),
    status: z.optional(statuses(words)),
  });

/** The query of the merchant payment list as it stands in a URL: text in, `limit` as a number, `status` as a list. */
export const strictPaymentListQuerySchema = query(LIST_STATUSES);

/** The same in version `2026-02-19.preview`, which also filters by `cancelled`. */
export const strictPreviewPaymentListQuerySchema = query(PREVIEW_LIST_STATUSES);
export type StrictPaymentListQuery = z.infer<typeof strictPreviewPaymentListQuerySchema>;
