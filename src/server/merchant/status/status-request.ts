import { decodeSegment } from '../access.js';

/** The maximum `maxPollMs` that is forwarded, milliseconds: most proxies allow it, and the sandbox has the same limit. */
export const MAX_LONG_POLL_MS = 60_000;

/** Returns the last segment of the path, decoded; undefined if it is empty or malformed. */
export const getLastSegment = ({ url }: Request): string | undefined =>
  decodeSegment(new URL(url).pathname.split('/').findLast(Boolean));

/** Returns the capped `maxPollMs` of the request; undefined for a plain request, null if it is not a whole number. */
export const readMaxPollMs = ({ url }: Request): number | undefined | null => {
  const text = new URL(url).searchParams.get('maxPollMs');
  if (!text) return undefined;
  return /^\d+$/.test(text) ? Math.min(Number(text), MAX_LONG_POLL_MS) || undefined : null;
};
