/** From here on a number is a time in milliseconds: as seconds it would be in the year 5138. */
const MIN_MILLISECONDS = 1e11;

/** Returns a time in Unix seconds; undefined if it is missing or invalid, such as one in milliseconds. */
export const readUnixSeconds = (seconds: number | null | undefined): number | undefined =>
  seconds && seconds > 0 && seconds < MIN_MILLISECONDS ? seconds : undefined;

/** Returns a time in Unix seconds as milliseconds; undefined if it is missing or invalid. */
export const toUnixMs = (seconds: number | null | undefined): number | undefined => {
  const valid = readUnixSeconds(seconds);
  return valid && valid * 1_000;
};

/** Returns true for a time in Unix milliseconds. */
export const isMilliseconds = (time: number): boolean => time >= MIN_MILLISECONDS;
