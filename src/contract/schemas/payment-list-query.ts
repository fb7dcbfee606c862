import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';

/** Sort keys of the list. */
export const LIST_SORT_KEYS = ['date', 'amount'] as const;

/** The directions that the list can be sorted in. */
export const LIST_SORT_DIRECTIONS = ['asc', 'desc'] as const;

/** The statuses that the list can be filtered by. `cancelled` is not among them before the preview version. */
export const LIST_STATUSES = ['requires_action', 'processing', 'succeeded', 'failed', 'expired'] as const;

/** The statuses that the list can be filtered by in version `2026-02-19.preview`. */
export const PREVIEW_LIST_STATUSES = [...LIST_STATUSES, 'cancelled'] as const;

/** RFC 3339, which allows its letters in lower case. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;

const timestamp = z.string().check(z.regex(TIMESTAMP, 'must be an RFC 3339 timestamp with Z or an offset'));

/** The query of `GET /v1/merchants/{merchant_id}/payments`, everything optional (`SPEC: Endpoints`). */
export const paymentListQuerySchema = z.looseObject({
  /** RFC 3339 with `Z` or a numeric offset. */
  start_ts: z.optional(timestamp),
  /** RFC 3339 with `Z` or a numeric offset. */
  end_ts: z.optional(timestamp),
  asset: z.optional(z.string()),
  network: z.optional(z.string()),
  sort_by: z.optional(z.enum(LIST_SORT_KEYS)),
  sort_dir: z.optional(z.enum(LIST_SORT_DIRECTIONS)),
  /** The `next_cursor` of the page before. */
  cursor: z.optional(z.string()),
  limit: z.optional(z.int().check(z.minimum(LIMITS.LIST_LIMIT_MIN), z.maximum(LIMITS.LIST_LIMIT_MAX))),
  status: z.optional(z.enum(PREVIEW_LIST_STATUSES)),
});
export type PaymentListQuery = z.infer<typeof paymentListQuerySchema>;
