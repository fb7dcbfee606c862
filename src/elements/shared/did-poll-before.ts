import type { TraceEntry } from '../../tracker/trace.js';

/** More than the duration of a long poll, milliseconds. */
const MAX_GAP_MS = 60_000;

/**
 * Returns true if the last answer came shortly after the one before it, so that what changed between them changed just now. A
 * page that has slept learns of a change long after it.
 *
 * @param entries the diagnostics of the tracker
 */
export const didPollBefore = (entries: readonly TraceEntry[]): boolean => {
  const [previous, last] = entries.filter(({ event }) => event === 'answered').slice(-2);
  return previous !== undefined && last !== undefined && last.at - previous.at <= MAX_GAP_MS;
};
