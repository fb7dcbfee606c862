import * as z from 'zod/mini';

/** Test and live are separate environments (`SPEC: Authentication, rule 5`); the merchant's key selects one. */
export const MODES = ['test', 'live'] as const;
export type Mode = (typeof MODES)[number];

/** A query or body of the sandbox that selects an environment. */
export const modeSchema = z.object({
  mode: z.optional(z.enum(MODES)).check(z.describe('The environment; `test` when absent.')),
});
