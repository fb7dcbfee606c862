/** A digit and the one character that separates it from the next. Safari before 16.4 cannot even read a lookbehind. */
const SEPARATOR = /\p{Nd}\P{Nd}(?=\p{Nd})/gu;
/** More fraction digits than those of common stablecoins. */
const LONG_FRACTION = /^\p{Nd}{7}/u;
const THREE_DIGITS = /\p{Nd}{3}(?=\p{Nd})/guy;

/** No character of a formatted number. */
const BREAK = '\n';

const splitAfter = (text: string, pattern: RegExp): readonly string[] =>
  text.replace(pattern, `$&${BREAK}`).split(BREAK);

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
  return splitAfter(text, SEPARATOR).reduce<readonly string[]>((groups, piece) => {
    const whole = groups[groups.length - 1];
    if (!decimal || !whole?.endsWith(decimal)) return [...groups, piece];
    const [first = '', ...rest] = LONG_FRACTION.test(piece) ? splitAfter(piece, THREE_DIGITS) : [piece];
    return [...groups.slice(0, -1), whole + first, ...rest];
  }, []);
};
