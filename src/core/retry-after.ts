/**
 * The wait that a `Retry-After` header asks for, milliseconds: whole seconds or an HTTP date.
 * Undefined when the header is absent or unreadable; a date in the past is 0.
 */
export const readRetryAfterMs = (header: string | null, nowMs: number): number | undefined => {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // Only dates name a weekday; Date.parse would also take "-1" or "1.5" for a date. The oldest form, without a comma, names
  // no zone: it would be taken for the buyer's time, hours away.
  const dateMs = /^[A-Z][a-z]+, /.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - nowMs);
};
