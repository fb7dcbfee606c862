import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import type { OpenEnum } from '../open-enum.js';
import { textSchema } from './text.js';

/** Accepts any code but the empty one. The cast adds the brand, which exists for the compiler only. */
export const openEnumSchema = <Known extends string>(): z.ZodMiniType<OpenEnum<Known>, string> =>
  textSchema(MAX_LENGTHS.CODE).check(z.refine((value) => value !== '')) as unknown as z.ZodMiniType<
    OpenEnum<Known>,
    string
  >;
