import { loadLocale } from '../../../src/locales/load-locale.js';
import { LOCALES, type LocaleKey } from '../../../src/locales/keys.js';
import type { Messages } from '../../../src/locales/messages.js';

/** The language of the toolbar when nobody chose. */
export const ENGLISH = 'en' satisfies LocaleKey;

const isKey = (name: unknown): name is LocaleKey => LOCALES.some((key) => key === name);

/** The texts of a language of the toolbar, as an element shows them; English for any other. */
export const loadMessages = (language: unknown): Promise<Messages> => loadLocale(isKey(language) ? language : ENGLISH);

/** Returns the name of a language in that language. */
export const getLanguageName = (language: LocaleKey): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
