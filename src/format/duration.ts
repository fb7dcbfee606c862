const pad = (count: number): string => `${count}`.padStart(2, '0');

/**
 * The time that is left as `m:ss`, or `h:mm:ss` from an hour on. Rounds up to the second, so that it reads `0:00` only
 * when nothing is left; never negative.
 *
 * @param remainingMs milliseconds, finite
 */
export const formatCountdown = (remainingMs: number): string => {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = `${hours ? pad(minutes % 60) : minutes}:${pad(seconds % 60)}`;
  return hours ? `${hours}:${clock}` : clock;
};
