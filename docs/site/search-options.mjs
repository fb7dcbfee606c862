import { stemmer } from 'stemmer';

/** Documents of the project and tables to look things up in: below the guides, which have the same words. */
const LOOKED_UP =
  /^(?:accessibility|architecture|benchmarks|changes|contributing|engines|reference|rules|security|versions)\.html/;

/** Stop words. */
const STOP_WORDS = new Set(
  'a an and can do does for how i if in is it my of on or that the to was what when where which why with you your'.split(
    ' ',
  ),
);

/** The fields of the search, and how its words are compared; the same for the index and for the page. */
export const OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'text'],
  processTerm: (term) => {
    const word = term.toLowerCase();
    return STOP_WORDS.has(word) ? null : stemmer(word);
  },
  searchOptions: {
    boost: { title: 10, page: 3 },
    boostDocument: (id) => (LOOKED_UP.test(id) ? 0.2 : 1),
  },
};
