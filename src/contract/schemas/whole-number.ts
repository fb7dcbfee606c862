import * as z from 'zod/mini';
import { LIMITS } from '../limits.js';

/** A count, an index or a time: whole, not negative, and exact in a double. */
export const wholeNumberSchema = z.number().check(z.refine((n) => Number.isSafeInteger(n) && n >= 0));

/** A time in Unix seconds that can be formatted. */
export const timeSchema = wholeNumberSchema.check(z.maximum(LIMITS.UNIX_SECONDS_MAX));
