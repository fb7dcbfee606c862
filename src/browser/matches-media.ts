/** Returns whether a media query matches; undefined where the platform has none. */
export const matchesMedia = (query: string): boolean | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia(query).matches;
