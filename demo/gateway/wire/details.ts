import * as z from 'zod/mini';
import { expected } from './expected.js';
import { textSchema } from './primitives.js';

/** How the details of the buyer are asked for: not at all, by a form of the wallet, or on a page of the gateway. */
export const detailsModeSchema = z.enum(['none', 'schema', 'url'], 'must be none, schema or url');
export type DetailsMode = z.infer<typeof detailsModeSchema>;

/** The details that an option requires of its buyer: a JSON Schema for a form of the wallet, or the URL of a page. */
export const strictCollectDataSchema = z.strictObject({
  schema: z.nullable(z.record(z.string(), z.unknown())).check(z.describe('A JSON Schema of the fields to ask for.')),
  url: z.nullable(textSchema).check(z.describe('A page that asks for them; it is opened in a new tab.')),
});
export type StrictCollectData = z.infer<typeof strictCollectDataSchema>;

const collectedFieldSchema = z.object(
  { id: z.string(expected('a string')), value: z.string(expected('a string')) },
  expected('an object'),
);
export type CollectedField = z.infer<typeof collectedFieldSchema>;

/** The details that a wallet has collected. A checked box has the value `true`. */
export const collectedDataField = z
  .optional(
    z.nullable(
      z.object(
        { fields: z.optional(z.array(collectedFieldSchema, expected('a list'))) },
        expected('an object or null'),
      ),
    ),
  )
  .check(z.describe('The details of the buyer. They are checked, and not kept.'));
