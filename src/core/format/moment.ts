/**
 * Formats a time for the buyer, in their time zone: without the date if it is today.
 *
 * @param atMs Unix milliseconds
 * @param nowMs Unix milliseconds; undefined for a receipt, which always has the date
 * @param locale a BCP 47 tag
 */
export const formatMoment = (atMs: number, nowMs: number | undefined, locale: string): string => {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs ?? NaN).toDateString();
  return new Intl.DateTimeFormat(locale, {
    dateStyle: isToday ? undefined : 'medium',
    timeStyle: 'short',
  }).format(atMs);
};
