import * as z from 'zod/mini';
import type { KnownErrorCode } from './known-error-codes.js';
import { openWordSchema, type OpenWord } from './open-word.js';

/** An error code as read from the gateway. */
export type ErrorCode = OpenWord<KnownErrorCode>;

/** An error body as a client reads it: only `message` is required (`SPEC: POST /v1/payments` sends no code). */
export const errorBodySchema = z.looseObject({
  message: z.string(),
  code: z.optional(z.nullable(openWordSchema<KnownErrorCode>())),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
