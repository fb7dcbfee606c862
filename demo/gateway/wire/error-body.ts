import { ERROR_CODES } from 'pay-status/contract';
import * as z from 'zod/mini';
import { textSchema } from './primitives.js';

/** An error body as the gateway writes it (`SPEC: Error response`): both fields, and only codes of the contract. */
export const strictErrorBodySchema = z.strictObject({
  code: z
    .enum(ERROR_CODES)
    .check(z.describe('For programs. Treat an unknown code like any error of the same HTTP status.')),
  message: textSchema.check(z.describe('For people.')),
});
export type StrictErrorBody = z.infer<typeof strictErrorBodySchema>;
