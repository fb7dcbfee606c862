import { LOCALES, type LocaleKey } from './keys.generated.js';

/** Nynorsk and the macrolanguage are served in Bokmål. */
const NORWEGIAN = /^n[no]\b/i;
/** Languages with two scripts or an old code. For others, `maximize()` changes nothing and takes milliseconds. */
const UNCLEAR = /zh|sr|i(n|w)/;
/** WebKit does not map Tagalog to Filipino. */
const TAGALOG = /^tl\b/i;

const isKey = (name: string): name is LocaleKey => (LOCALES as readonly string[]).includes(name);

/** The messages for a language, and the locale to format numbers for. */
export interface LocaleMatch {
  readonly key: LocaleKey;
  /** The canonical form of the page's tag. */
  readonly locale: string;
}

/**
 * Finds the messages for a BCP 47 tag: by language and region, then by language and script, then by language. Missing
 * subtags are the likely ones (`zh-TW` is written in Hant); `_` is accepted for `-`. Undefined for an invalid tag and for a
 * language that is not supported.
 */
export const matchLocale = (tag: string): LocaleMatch | undefined => {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-').replace(NORWEGIAN, 'nb').replace(TAGALOG, 'fil'));
    const { language, script, region } = UNCLEAR.test(locale.language) ? locale.maximize() : locale;
    const names = `${language}-${region} ${language}-${script} ${language}`;
    const key = names.toLowerCase().split(' ').find(isKey);
    return key && { key, locale: String(locale) };
  } catch {
    return undefined;
  }
};
