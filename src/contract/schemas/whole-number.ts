import * as z from 'zod/mini';

/** A count, an index or a time: whole, not negative, and exact in a double. */
export const wholeNumberSchema = z.number().check(z.refine((n) => Number.isSafeInteger(n) && n >= 0));
