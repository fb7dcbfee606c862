/** Locales whose digits may not be Latin: of the languages of the texts, and those that name their digits themselves. */
const MAY_HAVE_OWN_DIGITS = /^(?:ar|fa)\b|-u-(?:\w+-)*nu-/;

/** Creating a number format takes milliseconds, before the first paint. */
const toLocalDigits = (text: string, locale: string): string => {
  if (!MAY_HAVE_OWN_DIGITS.test(locale)) return text;
  const digits = new Intl.NumberFormat(locale);
  return text.replace(/\d/g, (digit) => digits.format(+digit));
};

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
  return toLocalDigits(hours ? `${hours}:${clock}` : clock.replace(/^0/, ''), locale);
};

const UNITS = [
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Formats a usual duration in words, in the largest unit that fits, such as “2 minutes”. Rounds up, so that it does not
 * promise too much; at least one second.
 *
 * @param seconds finite
 * @param locale a BCP 47 tag
 */
export const formatUsualDuration = (seconds: number, locale: string): string => {
  const [unit, unitS] = UNITS.find(([, length]) => seconds >= length) ?? UNITS[2];
  const amount = Math.max(1, Math.ceil(seconds / unitS));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
};
