import { loadLocale } from '../../../src/locales/load-locale.js';
import { LOCALES, type LocaleKey } from '../../../src/locales/keys.generated.js';
import type { Messages } from '../../../src/locales/messages.js';

/** The default language of the toolbar. */
export const ENGLISH = 'en' satisfies LocaleKey;

const isKey = (name: unknown): name is LocaleKey => LOCALES.some((key) => key === name);

/** Loads the messages of a language of the toolbar; English for any other value. */
export const loadMessages = (language: unknown): Promise<Messages> => loadLocale(isKey(language) ? language : ENGLISH);

/** Returns the name of a language in that language. */
export const getLanguageName = (language: LocaleKey): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
