/** A JSON Schema of the 2020-12 dialect, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A reference to a component of this document. */
export const ref = (kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

/** The content of a JSON body. */
export const jsonContent = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
