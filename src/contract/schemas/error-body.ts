import * as z from 'zod/mini';
import type { KnownErrorCode } from '../known-error-codes.js';
import { MAX_LENGTHS } from '../limits.js';
import { openEnumSchema } from './open-enum.js';
import { labelSchema } from './text.js';

/** An error body as a client reads it: only `message` is required (`SPEC: POST /v1/payments` sends no code). */
export const errorBodySchema = z.looseObject({
  message: labelSchema(MAX_LENGTHS.MESSAGE),
  code: z.optional(z.nullable(openEnumSchema<KnownErrorCode>())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
