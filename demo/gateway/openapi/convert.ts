import * as z from 'zod/mini';
import type { JsonSchema } from './json-schema.js';

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & {};

const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  // The gateway drops unknown fields; only a strict object refuses them.
  if (def.type === 'object' && !(def as z.core.$ZodObjectDef).catchall) delete jsonSchema.additionalProperties;
  if (jsonSchema.type === 'integer') {
    jsonSchema.format = 'int64';
    // Otherwise documentation shows the largest number as an example.
    jsonSchema.examples ??= [1];
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  }
  // Redundant with the format.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
};

const withoutKeys = ({ $schema: _, $id: __, ...schema }: JsonSchema): JsonSchema => schema;

/** A schema with its metadata: descriptions, examples, and rules that zod checks in code. */
export const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  withoutKeys(z.toJSONSchema(schema, { override, unrepresentable: 'any' }));

/** Named schemas as components of the document, which refer to each other by name. */
export const toComponents = (named: ReadonlyMap<z.ZodMiniType, string>): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { uri, override, unrepresentable: 'any' });
  const sorted = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([id, schema]) => [id, withoutKeys(schema)]));
};
