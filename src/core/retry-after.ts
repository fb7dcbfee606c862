/**
 * The delay of a `Retry-After` header, milliseconds: whole seconds or an HTTP date. Undefined if it is absent or
 * unreadable; 0 for a date in the past.
 */
export const readRetryAfterMs = (header: string | null, nowMs: number): number | undefined => {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // Date.parse also takes "-1" and "1.5" for dates, which requiring "Weekday, " excludes. Without a zone, such as in the asctime
  // format, it reads local time.
  const dateMs = /^[A-Z][a-z]+, .* (?:GMT|UTC|[+-]\d{4})$/.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
};
