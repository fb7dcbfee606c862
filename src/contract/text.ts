/**
 * Characters that nobody sees: control and format characters, other default-ignorable ones, and halves of surrogate pairs. They
 * hide, join and reorder text. Also blank symbols.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;
/** A text is read as long as the longest label with as many hidden characters. */
const MAX_HIDDEN_RATIO = 4;
const EMOJI = /\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?/u.source;
/** Several emoji that hidden characters join to one, or a hidden character elsewhere. */
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI}(?:\\u200D${EMOJI})*)|${HIDDEN.source}`, 'gu');
/** Characters that are seen on their own: marks alone are drawn over the text around them. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

const removeHidden = (text: string): string =>
  text.replace(EMOJI_OR_HIDDEN, (_, emoji: string | undefined) => emoji ?? '').trim();

/**
 * Returns a text from outside as it is shown: cut, on one line, without hidden characters and without white space around it. All
 * zero-width characters are removed but those that join emoji, also those that some scripts need inside a word: the rest stays
 * readable. A text of which nothing is seen is empty.
 */
export const toLabel = (text: string, maxLength: number): string => {
  const start = text.slice(0, MAX_HIDDEN_RATIO * maxLength);
  const label = removeHidden(start.replace(LINE_BREAKS, ' '));
  if (!VISIBLE.test(label)) return '';
  const isCut = label.length > maxLength || start.length < text.length;
  return isCut ? `${removeHidden(label.slice(0, maxLength))}…` : label;
};

/**
 * Returns a check of texts that mean nothing once they are changed: ids, codes, URLs and amounts. Too long ones are refused, and
 * those with hidden characters or white space around them.
 */
export const isIdentifier =
  (maxLength: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= maxLength && value.search(HIDDEN) === -1 && value === value.trim();

/** Returns true for an object that JSON may contain, apart from lists: no typed array, whose keys are its numbers, and no String. */
export const isPlainObject = (value: object): boolean => Object.prototype.toString.call(value) === '[object Object]';

/** The values in a list or an object, and the names of its fields. */
const listParts = (value: object): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : Object.entries(value).flat();

/**
 * Returns true if no text in a JSON value is longer, and no name of a field, and there are not more values. Without recursion,
 * because JSON may be nested too deeply for it.
 */
export const hasShortTexts = (value: unknown, maxLength: number): boolean => {
  const open = [value];
  for (let left = maxLength; open.length; left--) {
    const next = open.pop();
    if (typeof next === 'string' && next.length > maxLength) return false;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next) && !isPlainObject(next)) return false;
    const parts = listParts(next);
    if (open.length + parts.length > left) return false;
    for (const part of parts) open.push(part);
  }
  return true;
};
