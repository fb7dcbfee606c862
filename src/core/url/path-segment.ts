/**
 * Encodes an id as one segment of a path. Undefined for invalid ids: empty text, dot segments, which would change the path,
 * and lone surrogates, which have no percent-encoding.
 */
export const toPathSegment = (id: unknown): string | undefined =>
  typeof id === 'string' && !/^\.*$|\p{Cs}/u.test(id) ? encodeURIComponent(id) : undefined;
