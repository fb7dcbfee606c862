import * as z from 'zod/mini';

/** The fields of an answer about a payment that still moves: the caller is told when to ask again, in milliseconds. */
export const strictLiveFields = { isFinal: z.literal(false), pollInMs: z.int().check(z.nonnegative()) };

/** The fields of an answer about a payment at its end: nothing is left to poll for. */
export const strictFinalFields = { isFinal: z.literal(true), pollInMs: z.optional(z.null()) };
