import * as z from 'zod/mini';
import { isIdentifier, toLabel } from '../text.js';

/** An id, a URL or an amount: it is refused if it is too long or has hidden characters. */
export const textSchema = (maxLength: number): z.ZodMiniString => z.string().check(z.refine(isIdentifier(maxLength)));

/** A text that is only shown: it is cut, and loses hidden characters. */
export const labelSchema = (maxLength: number): z.ZodMiniString =>
  z.string().check(z.overwrite((text) => toLabel(text, maxLength)));
