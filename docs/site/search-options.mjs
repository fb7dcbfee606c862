/** The fields of the search; the same for the index and for the page. */
export const OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  searchOptions: { boost: { title: 10, page: 3 }, prefix: true, combineWith: 'AND' },
};
