import * as z from 'zod/mini';
import type { OpenEnum } from '../open-enum.js';

/** Accepts any string but the empty one. The cast adds the brand, which exists for the compiler only. */
export const openEnumSchema = <Known extends string>(): z.ZodMiniType<OpenEnum<Known>, string> =>
  z.string().check(z.refine((value) => value !== '')) as unknown as z.ZodMiniType<OpenEnum<Known>, string>;
