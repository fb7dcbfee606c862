/** ASCII text without leading and trailing spaces (`SPEC: Authentication, rule 1`). */
const HEADER_VALUE = /^[!-~](?:[ -~]*[!-~])?$/;

/** Returns true if a header carries the value unchanged. For others, `fetch` throws a `TypeError` that quotes it. */
export const isHeaderValue = (value: unknown): value is string => typeof value === 'string' && HEADER_VALUE.test(value);
