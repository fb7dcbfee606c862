import * as z from 'zod/mini';
import { GATEWAY_ERROR_CODES } from './error-codes.js';
import { textSchema } from './primitives.js';

/** An error body as the gateway writes it (`SPEC: Error response`): both fields, and only codes of the interface. */
export const strictErrorBodySchema = z.strictObject({
  code: z
    .enum(GATEWAY_ERROR_CODES)
    .check(z.describe('For programs. Treat an unknown code like any error of the same HTTP status.')),
  message: textSchema.check(z.describe('For people.')),
});
export type StrictErrorBody = z.infer<typeof strictErrorBodySchema>;
