import * as z from 'zod/mini';

/** The limit of the public service. */
const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

/** An `Idempotency-Key`. */
export const idempotencyKeySchema = z
  .string()
  .check(z.maxLength(MAX_IDEMPOTENCY_KEY_LENGTH, `is longer than ${MAX_IDEMPOTENCY_KEY_LENGTH}`));
