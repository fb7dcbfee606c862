import { LIMITS } from 'pay-status/contract';
import * as z from 'zod/mini';

/**
 * The query of both status endpoints as a URL has it (`SPEC: GET /v1/payments/{id}/status`). `maxPollMs` comes out as a
 * number of milliseconds; any int64 from 0 is accepted, and the gateway caps the hold itself.
 */
export const strictStatusQuerySchema = z.object({
  maxPollMs: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,19}$/, 'must be a whole number of milliseconds, 0 or more')),
      z.pipe(
        z.transform(Number),
        z.number().check(z.meta({ type: 'integer', format: 'int64', minimum: LIMITS.MAX_POLL_MIN_MS })),
      ),
    ),
  ),
});
