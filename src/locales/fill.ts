import type { Plural, Wording } from './messages.js';

/** The form that the language has for this number, with the number in its digits. */
export const fillPlural = (plural: Plural, n: number, locale: string): string => {
  const form = plural[new Intl.PluralRules(locale).select(n)] ?? plural.other;
  return form.replace('{n}', new Intl.NumberFormat(locale).format(n));
};

/** A stranger's word may be of another direction: isolated, it turns nothing around it (Unicode UAX 9, FSI and PDI). */
export const fillStatus = ([title, text]: Wording, status: string): Wording => [
  title,
  text.replace('{status}', () => `\u2068${status}\u2069`),
];
