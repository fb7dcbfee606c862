/**
 * Encodes an id as one segment of a path. Undefined for text that cannot be one: empty text, dots, which would climb out of
 * the path, and lone surrogates, which have no percent-encoding.
 */
export const toPathSegment = (id: unknown): string | undefined =>
  typeof id === 'string' && !/^\.*$|\p{Cs}/u.test(id) ? encodeURIComponent(id) : undefined;
