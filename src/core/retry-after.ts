/**
 * The delay of a `Retry-After` header, milliseconds: whole seconds or an HTTP date. Undefined if it is absent or
 * unreadable; 0 for a date in the past.
 */
export const readRetryAfterMs = (header: string | null, nowMs: number): number | undefined => {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // Date.parse also takes "-1" and "1.5" for dates. Requiring "Weekday, " excludes them, and the asctime format, which names
  // no time zone and would be read as local time.
  const dateMs = /^[A-Z][a-z]+, /.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
};
