/** Between two digits, after the one character that separates them. */
const AFTER_SEPARATOR = /(?<=\p{Nd}\P{Nd})(?=\p{Nd})/u;
/** More fraction digits than those of common stablecoins. */
const LONG_FRACTION = /^\p{Nd}{7}/u;
/** Three digits at a time; what follows the last of them, such as a currency, stays with them. */
const DIGIT_GROUPS = /\p{Nd}{3}(?!\P{Nd})|\p{Nd}.*/gsu;

const getDecimalSeparator = (locale: string): string | undefined =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

/**
 * Splits a formatted number where a line may break: after the separators of its groups, and after every third digit of a
 * long fraction. The pieces joined are the number. Works with the digits and separators of every locale, and with a currency.
 *
 * @param text of `formatAmount` or `formatFiat`
 * @param locale the BCP 47 tag for which it was formatted; must be valid
 */
export const splitNumber = (text: string, locale: string): readonly string[] => {
  const decimal = getDecimalSeparator(locale);
  return text.split(AFTER_SEPARATOR).reduce<readonly string[]>((groups, piece) => {
    const whole = groups.at(-1);
    if (!decimal || !whole?.endsWith(decimal)) return [...groups, piece];
    const [first = '', ...rest] = LONG_FRACTION.test(piece) ? (piece.match(DIGIT_GROUPS) ?? []) : [piece];
    return [...groups.slice(0, -1), whole + first, ...rest];
  }, []);
};
