import * as z from 'zod/mini';

/**
 * The query of both status endpoints as it stands in a URL (`SPEC: GET /v1/payments/{id}/status`). `maxPollMs` comes
 * out as a number of milliseconds; any int64 from 0 is accepted, how long the gateway really holds is its own affair.
 */
export const strictStatusQuerySchema = z.object({
  maxPollMs: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,19}$/, 'must be a whole number of milliseconds, 0 or more')),
      z.transform(Number),
    ),
  ),
});
export type StrictStatusQuery = z.infer<typeof strictStatusQuerySchema>;
