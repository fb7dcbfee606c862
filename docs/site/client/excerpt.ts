import { OPTIONS } from '../search-options.mjs';

/** Characters of an excerpt, and of those before the first word that was searched for. */
const LENGTH = 120;
const BEFORE = 40;

const WORD = /[\p{L}\p{N}]+/gu;

/** A part of an excerpt; marked if it is a word that was searched for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Cuts a part out of a text between words. */
const cut = (text: string, from: number): string => {
  const start = from > 0 ? text.indexOf(' ', from) + 1 : 0;
  const end = start + LENGTH < text.length ? text.lastIndexOf(' ', start + LENGTH) : text.length;
  return [
    start > 0 ? '… ' : '',
    text.slice(start, end > start ? end : start + LENGTH),
    end < text.length ? ' …' : '',
  ].join('');
};

/** Returns the part of a text with the most different terms, or the beginning if it has none. `terms` are those of the index. */
export const getExcerpt = (text: string, terms: readonly string[]): readonly ExcerptPart[] => {
  const toTerm = (word: string): string | undefined => terms.find((term) => term === OPTIONS.processTerm(word));
  const found = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const term = toTerm(word);
    return term === undefined ? [] : [{ term, index }];
  });
  const countFrom = (start: number): number =>
    new Set(found.filter(({ index }) => index >= start && index < start + LENGTH - BEFORE).map(({ term }) => term))
      .size;
  const [best] = found.toSorted((one, other) => countFrom(other.index) - countFrom(one.index));
  const excerpt = cut(text, (best?.index ?? 0) - BEFORE);
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: word, index } of excerpt.matchAll(WORD)) {
    if (toTerm(word) === undefined) continue;
    parts.push({ text: excerpt.slice(end, index), isMarked: false }, { text: word, isMarked: true });
    end = index + word.length;
  }
  return [...parts, { text: excerpt.slice(end), isMarked: false }];
};
