interface Expectation {
  readonly error: (issue: { readonly input?: unknown }) => string;
}

/** The message of an issue, which follows the path of a field: `is required`, `must be a string`. */
export const expected = (what: string): Expectation => ({
  error: ({ input }) => (input === undefined ? 'is required' : `must be ${what}`),
});
