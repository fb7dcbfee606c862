/** Unix milliseconds as ISO 8601 in UTC, as the interface writes times. */
export const toIsoTime = (atMs: number): string => new Date(atMs).toISOString();
