import * as z from 'zod/mini';

/** A time as ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const strictTimestampSchema = z.iso.datetime({ precision: 3, error: 'must be an ISO 8601 UTC timestamp' });
