import { ERROR_CODES } from 'pay-status/contract';
import * as z from 'zod/mini';

const areHeaders = (headers: Record<string, string>): boolean => {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
};

const atLeast = (least: number) => z.int().check(z.minimum(least, `must be ${least} or more`));

/**
 * A way to misbehave on demand, as `POST /sandbox/faults` takes it.
 *
 * - `delay`: answers `delayMs` late. - `status`: answers with `status`, or with that of `code`, or with 500. - `drop`: cuts the connection
 * instead of answering. - `hang`: never answers. - `garbage`: answers 200 with what is not JSON. - `truncate`: does what
 * was asked, but cuts the connection in the middle of the answer.
 *
 * Every kind waits `delayMs` first. Without `times` and `probability` it lasts until the faults are cleared.
 */
export const faultSchema = z
  .strictObject({
    /** A method or `*`, a blank, and a path in which `*` stands for anything: `GET /v1/gateway/*`. */
    route: z.string().check(z.regex(/^(\*|[A-Z]+) \/\S*$/, 'must be a method and a path such as GET /v1/gateway/*')),
    kind: z.enum(['delay', 'status', 'drop', 'hang', 'garbage', 'truncate']),
    delayMs: z.optional(atLeast(0)),
    status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
    /** What the body of a `status` says: also codes of operations that the interface does not show. */
    code: z.optional(z.enum(ERROR_CODES, 'must be an error code of the interface')),
    /** On the answers of `status` and `garbage`. */
    headers: z.optional(
      z.record(z.string(), z.string()).check(z.refine(areHeaders, 'must be names and values of headers')),
    ),
    times: z.optional(atLeast(1)),
    probability: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
    /** Makes a `probability` repeat itself. */
    seed: z.optional(z.int()),
  })
  .check(
    z.refine(({ kind, delayMs }) => kind !== 'delay' || delayMs !== undefined, {
      error: 'is required for a delay',
      path: ['delayMs'],
    }),
  );
export type Fault = z.infer<typeof faultSchema>;
