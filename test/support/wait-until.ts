import { waitUntil as waitUntilTrue } from '@open-wc/testing';

/** The time limit for a condition on a machine under load, milliseconds. */
const DEADLINE_MS = 10_000;
/** The time between two checks of a condition, milliseconds. Most conditions hold after a few turns of the event loop. */
const INTERVAL_MS = 5;

/** Waits until the condition holds, or fails with the message. */
export const waitUntil: typeof waitUntilTrue = (isMet, message, options) =>
  waitUntilTrue(isMet, message, { timeout: DEADLINE_MS, interval: INTERVAL_MS, ...options });
