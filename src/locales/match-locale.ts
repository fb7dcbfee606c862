import { LOCALES, type LocaleKey } from './keys.js';

/** Norwegian is written in two ways, of which one has words here. */
const NORWEGIAN = /^n[no]\b/i;
/** In two scripts, or of an old name: for others, what is likely finds no other words, and takes the browser milliseconds. */
const UNCLEAR = /zh|sr|i(n|w)/;
/** WebKit does not know that it is another name of Filipino. */
const TAGALOG = /^tl\b/i;

const isKey = (name: string): name is LocaleKey => (LOCALES as readonly string[]).includes(name);

/** The words for a page in this language, and what its numbers are formatted for. */
export interface LocaleMatch {
  readonly key: LocaleKey;
  /** The page's own tag, canonical. */
  readonly locale: string;
}

/**
 * Finds words for a BCP 47 tag: by language and region, then by language and script, then by language. What the tag leaves
 * out is what is likely (`zh-TW` is written in Hant); `_` does for `-`. Undefined for a tag that cannot be read, and for a
 * language without words.
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
