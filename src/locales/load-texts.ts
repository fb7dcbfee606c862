import type { LocaleKey } from './keys.generated.js';
import { matchLocale } from './match-locale.js';

/**
 * Loads the texts of a language, such as `de-AT`, whose numbers and times have the form of that region. Never rejects: English
 * is shown if they cannot be loaded.
 */
export const loadTexts = async <Texts extends { readonly locale: string }>(
  tag: string,
  en: Texts,
  files: Readonly<Record<LocaleKey, () => Promise<Texts>>>,
): Promise<Texts> => {
  const match = matchLocale(tag);
  if (!match) return en;
  try {
    // The file of another version may lack some.
    return { ...en, ...(await files[match.key]()), locale: match.locale };
  } catch {
    return en;
  }
};
