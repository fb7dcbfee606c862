import * as z from 'zod/mini';
import { countSchema } from './primitives.js';

/** Ten years: enough for every schedule. */
const MAX_ADVANCE_MS = 10 * 365 * 86_400_000;

/** The body that moves the clock. */
export const advanceClockRequestSchema = z.object({
  advanceMs: z
    .int()
    .check(
      z.minimum(0, 'must be 0 or more'),
      z.maximum(MAX_ADVANCE_MS, 'must be at most ten years'),
      z.meta({ description: 'How far the clock is moved forward, milliseconds.', examples: [60_000] }),
    ),
});

const nowMs = countSchema.check(
  z.describe('The clock of the gateway, Unix milliseconds, after everything that fell due has run.'),
);

export const advancedClockSchema = z.strictObject({ nowMs });
export const clockSchema = z.strictObject({
  nowMs,
  offsetMs: countSchema.check(z.describe('How far the clock was moved forward, milliseconds.')),
});

export const healthSchema = z.strictObject({
  status: z.literal('ok'),
  heldPolls: countSchema.check(z.describe('Requests that are held in long polls now.')),
});
