/** `Date` headers have whole seconds and a delay: below this difference, the device's clock is as good. */
export const CLOCK_TOLERANCE_MS = 2_000;

/**
 * Returns how far the gateway's clock is ahead of the device's, milliseconds; 0 within the tolerance. Keeps a known offset
 * while it still fits, so that a countdown does not jitter.
 *
 * @param gatewayTimeMs the `Date` header of an answer that arrived at `nowMs`
 */
export const getClockOffset = (knownMs: number, gatewayTimeMs: number | undefined, nowMs: number): number => {
  if (gatewayTimeMs === undefined) return knownMs;
  const offsetMs = gatewayTimeMs + 500 - nowMs;
  if (Math.abs(offsetMs - knownMs) < CLOCK_TOLERANCE_MS) return knownMs;
  return Math.abs(offsetMs) < CLOCK_TOLERANCE_MS ? 0 : offsetMs;
};
