/**
 * Formats remaining time as `m:ss`, or `h:mm:ss` from an hour on, in the digits of the locale. Rounds up to the second, so
 * that it is `0:00` only when no time is left; never negative.
 *
 * @param remainingMs milliseconds, finite
 * @param locale a BCP 47 tag
 */
export const formatCountdown = (remainingMs: number, locale: string): string => {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const hours = Math.floor(seconds / 3600);
  const clock = new Date((seconds % 3600) * 1000).toISOString().slice(14, 19);
  const digits = new Intl.NumberFormat(locale);
  return (hours ? `${hours}:${clock}` : clock.replace(/^0/, '')).replace(/\d/g, (digit) => digits.format(+digit));
};
