import * as z from 'zod/mini';
import { GATEWAY_ERROR_CODES } from './error-codes.js';
import { FAULT_KINDS, KINDS_WITH_DELAY, type FaultKind } from './fault-kinds.js';
import { countSchema, textSchema } from './primitives.js';

const KIND_NAMES = Object.keys(FAULT_KINDS) as FaultKind[];

const areHeaders = (headers: Record<string, string>): boolean => {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
};

/** Headers that say where a message or its connection ends: the server writes them, and fails on some values. */
const FRAMING_HEADERS = ['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'];

const hasNoFraming = (headers: Record<string, string>): boolean =>
  Object.keys(headers).every((name) => !FRAMING_HEADERS.includes(name.toLowerCase()));

const atLeast = (least: number) => z.int().check(z.minimum(least, `must be ${least} or more`));

/**
 * A fault to inject, as `POST /sandbox/faults` takes it. Every kind waits `delayMs` first. Without `times` and
 * `probability` a fault lasts until the faults are cleared.
 */
export const faultSchema = z
  .strictObject({
    route: z
      .string()
      .check(
        z.regex(/^(\*|[A-Z]+) \/\S*$/, 'must be a method and a path such as GET /v1/gateway/*'),
        z.describe('A method or `*`, a space, and a path under `/v1/` in which `*` matches anything.'),
      ),
    kind: z
      .enum(KIND_NAMES)
      .check(z.describe(`${KIND_NAMES.map((kind) => `\`${kind}\`: ${FAULT_KINDS[kind]}`).join('; ')}.`)),
    delayMs: z.optional(atLeast(0)).check(z.describe('Waits this long first, milliseconds of the gateway’s clock.')),
    status: z
      .optional(z.int().check(z.minimum(200), z.maximum(599)))
      .check(
        z.describe(
          'The HTTP status of a `status` fault; that of `code`, or 500, when absent. With a 3xx, set `Location` in `headers`.',
        ),
      ),
    /** Also codes of operations that the interface does not show. */
    code: z
      .optional(z.enum(GATEWAY_ERROR_CODES, 'must be an error code of the interface'))
      .check(z.describe('The error code in the body of a `status`.')),
    headers: z
      .optional(
        z
          .record(z.string(), z.string())
          .check(
            z.refine(areHeaders, 'must be names and values of headers'),
            z.refine(hasNoFraming, `must not contain ${FRAMING_HEADERS.join(', ')}`),
          ),
      )
      .check(
        z.describe(
          'Added to the response of `status` and `garbage`. A 429 or 503 has `Retry-After: 1` unless this sets another.',
        ),
      ),
    times: z.optional(atLeast(1)).check(z.describe('How many requests it affects; all of them when absent.')),
    probability: z
      .optional(z.number().check(z.minimum(0), z.maximum(1)))
      .check(z.describe('How likely it affects a request, 0 to 1; always when absent.')),
    seed: z.optional(z.int()).check(z.describe('Makes `probability` repeatable.')),
  })
  .check(
    z.refine(({ kind, delayMs }) => !KINDS_WITH_DELAY.includes(kind) || delayMs !== undefined, {
      error: 'is required for this kind',
      path: ['delayMs'],
    }),
  );
export type Fault = z.infer<typeof faultSchema>;

/** The response to a fault that was set. */
export const faultSetSchema = z.strictObject({ id: textSchema });

/** The faults that are set. */
export const faultListSchema = z.strictObject({
  data: z.array(z.strictObject({ id: textSchema, timesLeft: z.nullable(countSchema), ...faultSchema.shape })),
});
