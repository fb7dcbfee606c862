import type { Plural } from './messages.js';

/** Returns the plural form for a number, with the number formatted for the locale. */
export const fillPlural = (plural: Plural, n: number, locale: string): string => {
  const form = plural[new Intl.PluralRules(locale).select(n)] ?? plural.other;
  return form.replace('{n}', new Intl.NumberFormat(locale).format(n));
};
