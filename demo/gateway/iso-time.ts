/** Unix milliseconds as the interface writes times: ISO 8601 in UTC. */
export const isoTime = (atMs: number): string => new Date(atMs).toISOString();
