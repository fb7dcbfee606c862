import type { LocaleKey } from '../../src/locales/index.js';

/** Texts of a language for which a general check of its messages makes an exception. */
export interface LanguageExceptions {
  /** Function words in headlines of unsuccessful payments (is, was, has, not), which other texts may contain too. */
  readonly functionWords?: readonly string[];
  /** Paths of texts that are spelled as in English. */
  readonly sameAsEnglish?: readonly string[];
}

/** A language that is not listed has no exceptions. */
export const EXCEPTIONS: Partial<Readonly<Record<LocaleKey, LanguageExceptions>>> = {
  bg: { functionWords: ['с'] },
  ca: { functionWords: ['ha'] },
  fil: { functionWords: ['hindi'], sameAsEnglish: ['checkout.order', 'checkout.network'] },
  fr: { sameAsEnglish: ['transaction'] },
  hr: { functionWords: ['nije'] },
  it: { functionWords: ['non'] },
  ja: { functionWords: ['に', 'の', 'さ', 'れ', 'ま', 'れま'] },
  pt: { functionWords: ['o'] },
  ro: { functionWords: ['a'] },
  ru: { functionWords: ['не'] },
  sl: { functionWords: ['ni'] },
  sr: { functionWords: ['није'] },
  'sr-latn': { functionWords: ['nije'] },
  sv: { functionWords: ['har'], sameAsEnglish: ['checkout.order'] },
  th: { functionWords: ['ไม่', 'ถูก'] },
  uk: { functionWords: ['не'] },
  vi: { functionWords: ['không', 'đã'] },
  zh: { functionWords: ['已'] },
  'zh-hant': { functionWords: ['已'] },
};
