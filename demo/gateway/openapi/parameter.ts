import type { z } from 'zod/mini';
import { toJsonSchema } from './convert.js';
import type { JsonSchema } from './json-schema.js';
import type { Refusal } from './refusal.js';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly example?: unknown;
  /** The error responses that it can cause. */
  readonly refusals?: readonly Refusal[];
}

interface QueryParameterOptions {
  readonly description?: string;
  readonly refusals?: readonly Refusal[];
}

/** A query parameter as the schema of its field validates it; the schema's description is that of the parameter. */
export const queryParameter = (
  name: string,
  field: z.ZodMiniType,
  { description, refusals = ['params_validation'] }: QueryParameterOptions = {},
): Parameter => {
  const { description: described, ...schema } = toJsonSchema(field);
  return { name, in: 'query', description: description ?? String(described), schema, refusals };
};

/** A header parameter; any text without a schema. */
export const headerParameter = (
  name: string,
  description: string,
  schema: JsonSchema = { type: 'string' },
): Parameter => ({ name, in: 'header', description, schema });
