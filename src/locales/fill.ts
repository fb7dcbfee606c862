import type { Plural, Wording } from './messages.js';

/** Returns the plural form for a number, with the number formatted for the locale. */
export const fillPlural = (plural: Plural, n: number, locale: string): string => {
  const form = plural[new Intl.PluralRules(locale).select(n)] ?? plural.other;
  return form.replace('{n}', new Intl.NumberFormat(locale).format(n));
};

/** Inserts a status. It may be in another direction, so it is isolated (Unicode UAX 9, FSI and PDI). */
export const fillStatus = ([title, text]: Wording, status: string): Wording => [
  title,
  text.replace('{status}', () => `\u2068${status}\u2069`),
];
