/** Without a time zone the same text would be another time for each reader. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** Returns an ISO 8601 timestamp as Unix milliseconds; undefined if it is missing or invalid, such as one without a time zone. */
export const parseTimestamp = (value: unknown): number | undefined =>
  (TIMESTAMP.test(String(value)) && Date.parse(String(value))) || undefined;
