import * as z from 'zod/mini';
import { ERROR_CODES } from 'pay-status/contract';

/** An error body as the gateway writes it (`SPEC: Error response`): both fields, and no code outside the contract. */
export const strictErrorBodySchema = z.strictObject({
  code: z.enum(ERROR_CODES),
  message: z.string().check(z.minLength(1)),
});
export type StrictErrorBody = z.infer<typeof strictErrorBodySchema>;
