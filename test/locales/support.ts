import { LOCALES, loadLocale, type LocaleKey, type Messages, type Wording } from '../../src/locales/index.js';

/** The words of every language there is. */
export const ALL: readonly (readonly [key: LocaleKey, messages: Messages])[] = await Promise.all(
  LOCALES.map(async (key) => [key, await loadLocale(key)] as const),
);

/** Every text in a part of the messages with where it stands, as `checkout.cancelQuestion.0`. */
export const collectTexts = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => collectTexts(inner, path ? `${path}.${name}` : name));

/** The words of a text in small letters, as far as the language's script lets them be told apart. */
export const splitWords = (text: string, locale: string): readonly string[] =>
  [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.toLocaleLowerCase(locale))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Returns true if two words are equal or begin with the same five letters, and so are forms of one word. */
export const isAkin = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5));

/** Returns the texts about a connection problem without a known payment. */
export const getTroubleTexts = ({
  connecting,
  cannotLoad,
  stopped,
  misconfigured,
  notes,
  checking,
}: Messages): unknown => ({
  connecting,
  cannotLoad,
  stopped,
  misconfigured,
  notes,
  checking,
});

/** Parts of those headlines that say nothing of a payment: is, was, has, not. */
const GRAMMAR: readonly string[] =
  'с ha hindi nije није non o a не ni har ไม่ ถูก không đã 已 が の に さ ま し た れ'.split(' ');

/** Returns words of the headlines of unsuccessful payments that no neutral headline has. */
export const getVerdictWords = ({ statuses, declined, unknownStatus, locale }: Messages): readonly string[] => {
  const { requires_action, processing, succeeded, failed, expired, cancelled } = statuses;
  const titles = (all: readonly Wording[]) => all.flatMap(([title]) => splitWords(title, locale));
  const calm = [...titles([requires_action, processing, succeeded, unknownStatus]), ...GRAMMAR];
  return titles([failed, expired, cancelled, declined]).filter((word) => !calm.some((other) => isAkin(word, other)));
};
