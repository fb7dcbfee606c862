import { LOCALES, loadLocale, type LocaleKey, type Messages, type Wording } from '../../src/locales/index.js';

/** The messages of every language. */
export const ALL: readonly (readonly [key: LocaleKey, messages: Messages])[] = await Promise.all(
  LOCALES.map(async (key) => [key, await loadLocale(key)] as const),
);

/** Returns every text in a part of the messages with its path, such as `checkout.cancelQuestion.0`. */
export const collectTexts = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => collectTexts(inner, path ? `${path}.${name}` : name));

/** What a text must not contain: a placeholder of its writer, or what code makes of a missing value. */
export const UNFINISHED = /\b(TO-?DO|undefined|null|NaN)\b| {2}/;

/** Returns the words of a text in lower case, segmented by the rules of the language. */
export const splitWords = (text: string, locale: string): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.toLocaleLowerCase(locale))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Returns true if two words are equal or begin with the same five letters, because inflected forms count as one word. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5));

const TROUBLE_TEXTS = ['connecting', 'slow', 'cannotLoad', 'stopped', 'misconfigured', 'notes', 'timeUp'] as const;

/** Returns the texts about a connection problem without a known payment. */
export const getTroubleTexts = (messages: Messages): unknown =>
  Object.fromEntries(TROUBLE_TEXTS.map((name) => [name, messages[name]]));

/** Returns the words of headlines of unsuccessful payments that neither a neutral text nor `functionWords` contains. */
export const getVerdictWords = (
  { statuses, declined, unknownStatus, timeline, locale }: Messages,
  functionWords: readonly string[],
): readonly string[] => {
  const { requires_action, processing, succeeded, failed, expired, cancelled } = statuses;
  const titles = (all: readonly Wording[]) => all.flatMap(([title]) => splitWords(title, locale));
  const neutral = [
    ...titles([requires_action, processing, succeeded, unknownStatus]),
    ...splitWords(timeline.label, locale),
    ...functionWords,
  ];
  return titles([failed, expired, cancelled, declined]).filter(
    (word) => !neutral.some((other) => isSameWord(word, other)),
  );
};
