import * as z from 'zod/mini';

/** A time as ISO 8601 in UTC with milliseconds, as `Date.prototype.toISOString` writes it. */
export const strictTimestampSchema = z.iso.datetime({ precision: 3, error: 'must be an ISO 8601 UTC timestamp' });

/** `Date` has no leap seconds: the last moment before one stands for it. */
const LEAP_SECOND = /:60(\.\d+)?(?=[Z+-])/;

/** A time of RFC 3339, which also allows letters in lower case, and leap seconds. */
export const rfc3339Schema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.toUpperCase().replace(LEAP_SECOND, ':59.999')),
  ),
  z.iso.datetime({ offset: true, error: 'must be an RFC 3339 timestamp with Z or an offset' }),
);
