/** Time limit for any condition, also on a busy machine; milliseconds. */
export const DEADLINE_MS = 60_000;
