import * as z from 'zod/mini';

/** Text that is not empty. */
export const textSchema = z.string().check(z.minLength(1));

/** A whole number from 0. */
export const countSchema = z.int().check(z.nonnegative());
