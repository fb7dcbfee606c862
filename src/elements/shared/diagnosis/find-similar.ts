import { getEditDistance } from '../../../core/format/edit-distance.js';

/** The largest number of typing errors in a name that is still recognized. */
const MAX_TYPOS = 2;
/** Shorter names are similar to too many others. */
const MIN_LENGTH = 5;

/** Without what people spell differently: case, hyphens and underscores. */
const normalize = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Returns the name that is probably meant; undefined if none is similar. */
export const findSimilar = (name: string, names: readonly string[]): string | undefined => {
  const meant = normalize(name);
  if (meant.length < MIN_LENGTH) return undefined;
  const [best] = names
    .map((known) => ({ known, typos: getEditDistance(meant, normalize(known)) }))
    .filter(({ typos }) => typos <= MAX_TYPOS)
    .sort((a, b) => a.typos - b.typos);
  return best?.known;
};
