/** Formats a duration as `340 ms`, or as `25 s` and `3.1 s` from a second on. */
export const formatDuration = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`);
