/**
 * The time that is left as `m:ss`, or `h:mm:ss` from an hour on. Rounds up to the second, so that it reads `0:00` only
 * when nothing is left; never negative.
 *
 * @param remainingMs milliseconds, finite
 */
export const formatCountdown = (remainingMs: number): string => {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const hours = Math.floor(seconds / 3600);
  const clock = new Date((seconds % 3600) * 1000).toISOString().slice(14, 19);
  return hours ? `${hours}:${clock}` : clock.replace(/^0/, '');
};
