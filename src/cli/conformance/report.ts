import * as z from 'zod/mini';

/** It is printed, and passed to a program. */
const linkSchema = z.string().check(z.refine((text) => /^https?:\/\/[!-~]+$/.test(text) && URL.canParse(text)));

const stepSchema = z.object({
  id: z.string(),
  result: z.enum(['pass', 'fail', 'skip']),
  reason: z.string(),
  durationMs: z.number(),
});
/** The result of one step. */
export type ConformanceStep = z.infer<typeof stepSchema>;

/** The part of a run's report that is used. A newer sandbox may report more. */
export const reportSchema = z.looseObject({
  runId: z.string().check(z.regex(/^\w{1,64}$/)),
  url: linkSchema,
  reportUrl: linkSchema,
  version: z.number(),
  host: z.nullable(z.unknown()),
  steps: z.array(stepSchema),
  isFinished: z.boolean(),
});
/** The report of a run. */
export type ConformanceReport = z.infer<typeof reportSchema>;

/** Returns the steps that failed, and those that were skipped although they are required. */
export const findFailures = (
  { steps }: Pick<ConformanceReport, 'steps'>,
  required: readonly string[],
): readonly ConformanceStep[] =>
  steps.filter(({ id, result }) => result === 'fail' || (result === 'skip' && required.includes(id)));

/** Returns the required steps that the report does not have: misspelled, or of another version of the sandbox. */
export const findUnknown = (
  { steps }: Pick<ConformanceReport, 'steps'>,
  required: readonly string[],
): readonly string[] => required.filter((id) => !steps.some((step) => step.id === id));
