import * as z from 'zod/mini';

/**
 * A word that this version of the library does not know: the gateway may add statuses and codes without notice.
 * It is a plain string at run time; the brand makes the compiler ask for a guard before it counts as a known word.
 */
export type UnknownWord = string & { readonly '~unknownWord': true };

/** One of the documented words, or one that is unknown to this version. */
export type OpenWord<Known extends string> = Known | UnknownWord;

/** Reads any word but the empty one. The cast adds the brand, which exists for the compiler only. */
export const openWordSchema = <Known extends string>(): z.ZodMiniType<OpenWord<Known>, string> =>
  z.string().check(z.refine((word) => word !== '')) as unknown as z.ZodMiniType<OpenWord<Known>, string>;
