import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';

const MAX_RESULTS = 8;
/** The maximum edit distance, as a fraction of a word's length. */
const FUZZY = 0.2;

const getFoundTerms = (results: readonly SearchResult[]): ReadonlySet<string> =>
  new Set(results.flatMap(({ queryTerms }) => queryTerms));

/** Matches the last word as a prefix, because its reader may be typing it, and words without a match by prefix and edit distance. */
const findAll = (index: MiniSearch, query: string): readonly SearchResult[] => {
  const isLast = (_term: string, at: number, terms: readonly string[]): boolean => at === terms.length - 1;
  const exact = index.search(query, { prefix: isLast });
  const found = getFoundTerms(exact);
  return index.search(query, {
    prefix: (term, ...position) => !found.has(term) || isLast(term, ...position),
    fuzzy: (term) => !found.has(term) && FUZZY,
  });
};

/** Weighs the score by the matched words of the query, rare ones higher (inverse document frequency). */
const createRank = (results: readonly SearchResult[], sections: number): ((result: SearchResult) => number) => {
  const counts = new Map<string, number>();
  for (const term of results.flatMap(({ queryTerms }) => queryTerms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weigh = (term: string): number => Math.log(1 + sections / (counts.get(term) ?? sections));
  return ({ score, queryTerms }) => score * queryTerms.reduce((sum, term) => sum + weigh(term), 0) ** 2;
};

/** Finds the sections with the words of the query, best first. */
export const findSections = (index: MiniSearch, query: string): readonly SearchResult[] => {
  const results = findAll(index, query);
  const rank = createRank(results, index.documentCount);
  return results.toSorted((one, other) => rank(other) - rank(one)).slice(0, MAX_RESULTS);
};
