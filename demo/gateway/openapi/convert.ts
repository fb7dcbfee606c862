import { FINAL_PAYMENT_STATUSES } from 'pay-status/contract';
import { strictCheckoutUrlSchema } from '../wire/checkout-url.js';
import { strictCreatePaymentRequestSchema } from '../wire/create-payment-request.js';
import { strictPaymentListItemSchema } from '../wire/payment-list.js';
import * as z from 'zod/mini';
import { LAST_SECOND } from '../payments/new-payment.js';
import { EXAMPLES, FIELDS } from './fields.js';
import type { JsonSchema } from './json-schema.js';

/** What JSON Schema can say and zod's own conversion does not, because the contract checks it in code. */
const BY_HAND = new Map<unknown, JsonSchema>([
  [strictCheckoutUrlSchema, { format: 'uri', pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#][^\\s\\\\]*$' }],
  [strictCreatePaymentRequestSchema.shape.expiresAt, { minimum: 1, maximum: LAST_SECOND }],
  [
    strictPaymentListItemSchema,
    {
      if: { properties: { status: { enum: FINAL_PAYMENT_STATUSES } } },
      then: { properties: { is_terminal: { const: true } } },
      else: { properties: { is_terminal: { const: false } } },
    },
  ],
]);

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & {};

const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  // The gateway leaves out what it does not know; only a strict object refuses it.
  if (def.type === 'object' && !(def as z.core.$ZodObjectDef).catchall) delete jsonSchema.additionalProperties;
  if (jsonSchema.type === 'integer') {
    jsonSchema.format = 'int64';
    // Without it a reader would be shown the largest number that there is.
    jsonSchema.examples = [1];
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  }
  // Says the same as the format, in a kilobyte.
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  Object.assign(jsonSchema, BY_HAND.get(zodSchema));
};

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says of every field, at any depth, what it means. */
const described = (value: unknown, owner: string): unknown => {
  if (Array.isArray(value)) return value.map((each) => described(each, owner));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '$schema' && key !== '$id');
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      key === 'properties' && isObject(inner)
        ? Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, describedField(schema, name, owner)]))
        : described(inner, owner),
    ]),
  );
};

const describedField = (schema: unknown, name: string, owner: string): unknown => {
  const description = FIELDS[`${owner}.${name}`] ?? FIELDS[name];
  const example = EXAMPLES[name];
  return {
    ...(described(schema, owner) as JsonSchema),
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  };
};

/** Named schemas as components of the document, which refer to each other by their names. */
export const toComponents = (named: ReadonlyMap<z.ZodMiniType, string>): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const uri = (id: string): string => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { uri, override, unrepresentable: 'any' });
  const sorted = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([id, schema]) => [id, described(schema, id) as JsonSchema]));
};

/** The values of an object's fields, each as a schema of its own. */
export const toProperties = (schema: z.ZodMiniType): Readonly<Record<string, JsonSchema>> => {
  const { properties = {} } = z.toJSONSchema(schema, { override, unrepresentable: 'any' });
  return properties as Readonly<Record<string, JsonSchema>>;
};
