import { OPTIONS } from '../search-options.mjs';

/** The length of an excerpt, characters, and its parts before and after the first matching word. */
const LENGTH = 120;
const BEFORE = 40;
const AFTER = LENGTH - BEFORE;

const WORD = /[\p{L}\p{N}]+/gu;

/** A part of an excerpt; marked if it is a matching word. */
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
  const toTerm = (word: string): string | undefined => {
    const term = OPTIONS.processTerm(word);
    return term !== null && terms.includes(term) ? term : undefined;
  };
  const found = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const term = toTerm(word);
    return term === undefined ? [] : [{ term, index }];
  });
  let best = { index: 0, count: 0 };
  for (const [at, { index }] of found.entries()) {
    const near = found.slice(at, at + AFTER).filter((other) => other.index < index + AFTER);
    const count = new Set(near.map(({ term }) => term)).size;
    if (count > best.count) best = { index, count };
  }
  const excerpt = cut(text, best.index - BEFORE);
  const parts: ExcerptPart[] = [];
  let end = 0;
  for (const { 0: word, index } of excerpt.matchAll(WORD)) {
    if (toTerm(word) === undefined) continue;
    parts.push({ text: excerpt.slice(end, index), isMarked: false }, { text: word, isMarked: true });
    end = index + word.length;
  }
  return [...parts, { text: excerpt.slice(end), isMarked: false }];
};
