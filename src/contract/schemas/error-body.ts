import * as z from 'zod/mini';
import type { KnownErrorCode } from '../known-error-codes.js';
import { openEnumSchema } from './open-enum.js';

/** An error body as a client reads it: only `message` is required (`SPEC: POST /v1/payments` sends no code). */
export const errorBodySchema = z.looseObject({
  message: z.string(),
  code: z.optional(z.nullable(openEnumSchema<KnownErrorCode>())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
