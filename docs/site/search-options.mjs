import { stemmer } from 'stemmer';

/** Documents of the project and tables to look things up in: below the guides, which have the same words. */
const LOOKED_UP =
  /^(?:accessibility|architecture|benchmarks|changes|contributing|engines|reference|rules|security|versions)\.html/;

/** The fields of the search, and how its words are compared; the same for the index and for the page. */
export const OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'text'],
  processTerm: (term) => stemmer(term.toLowerCase()),
  searchOptions: {
    boost: { title: 10, page: 3 },
    boostDocument: (id) => (LOOKED_UP.test(id) ? 0.2 : 1),
  },
};
