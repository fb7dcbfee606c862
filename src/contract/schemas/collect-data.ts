import * as z from 'zod/mini';
import { MAX_LENGTHS } from '../limits.js';
import { hasShortTexts } from '../text.js';
import { labelSchema, textSchema } from './text.js';

/** A field of the deprecated list of fields. */
export const collectDataFieldSchema = z.looseObject({
  id: textSchema(MAX_LENGTHS.ID),
  name: labelSchema(MAX_LENGTHS.NAME),
  /** `text`, `date` or `checkbox`; newer gateways may have others. */
  type: textSchema(MAX_LENGTHS.CODE),
  required: z.optional(z.nullable(z.boolean())),
});
export type CollectDataField = z.infer<typeof collectDataFieldSchema>;

/** Details of the buyer that an option requires: as a JSON Schema for a form of the page, or on a page of the gateway. */
export const collectDataSchema = z.looseObject({
  /** A JSON Schema of an object, or its JSON text. */
  schema: z.optional(
    z.nullable(
      z.union([z.string(), z.looseObject({})]).check(z.refine((schema) => hasShortTexts(schema, MAX_LENGTHS.REQUEST))),
    ),
  ),
  /** A page that asks for them. */
  url: z.optional(z.nullable(textSchema(MAX_LENGTHS.URL))),
  /** Deprecated in favour of `schema`. */
  fields: z.optional(z.nullable(z.array(collectDataFieldSchema))),
});
export type CollectData = z.infer<typeof collectDataSchema>;

/** One detail that the buyer has entered; a checked box has the value `true`. */
export interface CollectedField {
  readonly id: string;
  readonly value: string;
}

/** The submitted form data, in the format of `fetch` and `confirm`. */
export interface CollectedData {
  readonly fields: readonly CollectedField[];
}
