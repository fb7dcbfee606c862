import * as z from 'zod/mini';
import { BRIDGES, MAX_REASON_LENGTH, STEP_IDS, STEP_RESULTS } from './conformance-steps.js';
import { expected } from './expected.js';
import { paymentIdField } from './fields.js';
import { countSchema, textSchema } from './primitives.js';
import { strictStatusQuerySchema } from './status-query.js';
import { strictTimestampSchema } from './timestamp.js';

/** The longest typed data and signature, UTF-16 code units; those of the sandbox's payments have a tenth of it. */
const MAX_TYPED_DATA_LENGTH = 16_384;
const MAX_SIGNATURE_LENGTH = 2_048;
/** A day, milliseconds: no step takes longer. */
const MAX_DURATION_MS = 86_400_000;

const shortText = (length: number) =>
  z.string(expected('a string')).check(z.maxLength(length, `must have at most ${length} characters`));

const stepSchema = z.strictObject({
  id: z.enum(STEP_IDS),
  result: z.enum(STEP_RESULTS),
  reason: shortText(MAX_REASON_LENGTH).check(z.describe('Why, in plain words.')),
  durationMs: z.int().check(z.minimum(0), z.maximum(MAX_DURATION_MS), z.describe('Milliseconds.')),
});
/** The result of one step. */
export type ConformanceStep = z.infer<typeof stepSchema>;

const hostSchema = z.strictObject({
  bridge: z.enum(BRIDGES),
  handles: z
    .array(shortText(32))
    .check(z.maxLength(8), z.describe('The requests that the host handles, such as `redirect`.')),
  userAgent: shortText(512),
  wallet: z
    .nullable(z.strictObject({ id: shortText(128), name: shortText(128), chains: z.array(shortText(64)) }))
    .check(z.describe('The wallet that the host has announced; null without one.')),
});
/** The host as the page sees it. */
export type ConformanceHost = z.infer<typeof hostSchema>;

const hasOneResultEach = (steps: readonly { readonly id: string }[]): boolean =>
  new Set(steps.map(({ id }) => id)).size === steps.length;

const fields = {
  host: z.nullable(hostSchema).check(z.describe('Null until a host has loaded the page.')),
  steps: z
    .array(stepSchema)
    .check(z.maxLength(STEP_IDS.length), z.refine(hasOneResultEach, 'must have one result for each step'))
    .check(z.describe('The results so far, in their order.')),
  isFinished: z.boolean().check(z.describe('No further result will follow.')),
};

/** The body of `PUT /sandbox/conformance/{id}`, from the page: everything that it has found so far. */
export const conformanceResultsSchema = z.strictObject(fields);
export type ConformanceResults = z.infer<typeof conformanceResultsSchema>;

/** A run of the check, as it is reported. */
export const conformanceReportSchema = z.strictObject({
  runId: textSchema,
  paymentId: paymentIdField,
  url: z.string().check(z.describe('The page to load in the app or frame, with the run and its payment.')),
  reportUrl: z.string().check(z.describe('The report as a page.')),
  sandboxVersion: z.string(),
  protocolVersion: z.int().check(z.describe('The `v` of the host protocol.')),
  createdAt: strictTimestampSchema,
  updatedAt: strictTimestampSchema,
  version: countSchema.check(z.describe('Counts the changes of the run.')),
  ...fields,
});
export type ConformanceReport = z.infer<typeof conformanceReportSchema>;

/** The query of `GET /sandbox/conformance/{id}`: without a `version`, the request is not held. */
export const conformanceQuerySchema = z.extend(strictStatusQuerySchema, {
  version: z.optional(
    z
      .pipe(
        z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
        z.pipe(z.transform(Number), z.number().check(z.meta({ type: 'integer', minimum: 0 }))),
      )
      .check(z.describe('The version that the caller has. The request is held until the run has another one.')),
  ),
});

/** The body of `POST /sandbox/conformance/signer`. */
export const signerRequestSchema = z.object({
  typedData: shortText(MAX_TYPED_DATA_LENGTH).check(z.describe('Typed data (EIP-712), as JSON text.')),
  signature: shortText(MAX_SIGNATURE_LENGTH).check(z.describe('Hexadecimal, with `0x`.')),
});

export const signerSchema = z.strictObject({
  signer: z.nullable(z.string()).check(z.describe('The address that has signed; null if it is no signature of a key.')),
});
