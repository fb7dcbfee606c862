/** `Date` headers count whole seconds and travel; below this the device's own clock is as good. */
export const CLOCK_TOLERANCE_MS = 2_000;

/**
 * How far the gateway's clock is ahead of the device's, milliseconds; 0 while they agree within the tolerance.
 * `gatewayTimeMs` is the `Date` header of an answer that arrived at `nowMs`. A known offset stays while it still fits,
 * so that a countdown does not jitter.
 */
export const getClockOffset = (knownMs: number, gatewayTimeMs: number | undefined, nowMs: number): number => {
  if (gatewayTimeMs === undefined) return knownMs;
  const offsetMs = gatewayTimeMs + 500 - nowMs;
  if (Math.abs(offsetMs - knownMs) < CLOCK_TOLERANCE_MS) return knownMs;
  return Math.abs(offsetMs) < CLOCK_TOLERANCE_MS ? 0 : offsetMs;
};
