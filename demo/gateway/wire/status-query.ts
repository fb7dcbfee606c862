import { LIMITS } from 'pay-status/contract';
import * as z from 'zod/mini';

const MAX_INT64 = 2n ** 63n - 1n;
const rule = `must be a whole number of milliseconds from 0 to ${MAX_INT64}`;
const isInt64 = (text: string): boolean => /^\d{1,19}$/.test(text) && BigInt(text) <= MAX_INT64;

/**
 * The query of both status endpoints as a URL has it (`SPEC: GET /v1/payments/{id}/status`). `maxPollMs` comes out as a
 * number of milliseconds; any int64 from 0 is accepted, and the gateway caps the hold itself.
 */
export const strictStatusQuerySchema = z.object({
  maxPollMs: z.optional(
    z.pipe(
      z.string(rule).check(z.refine(isInt64, rule)),
      z.pipe(
        z.transform(Number),
        z.number().check(z.meta({ type: 'integer', format: 'int64', minimum: LIMITS.MAX_POLL_MIN_MS })),
      ),
    ),
  ),
});
