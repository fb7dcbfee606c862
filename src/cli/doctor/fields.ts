import type * as z from 'zod/mini';

/** Fields of an answer that differ from the contract, as `info.txId (number)`: never their values. */
export interface FieldDifferences {
  /** Required fields that are missing, and fields of the wrong type. */
  readonly invalid: readonly string[];
  /** Fields that the contract does not have. */
  readonly unknown: readonly string[];
}

const getTypeName = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

/** A name is text of the gateway: it could hold control characters, or be long. */
const NAME = /^[\w-]{1,64}$/;

/** The path of a field, such as `data[].payment_id`: the same for each element of an array. */
const toPath = (path: readonly PropertyKey[]): string =>
  path
    .map((name) => {
      if (typeof name === 'number') return '[]';
      return NAME.test(String(name)) ? `.${String(name)}` : '.?';
    })
    .join('')
    .replace(/^\./, '');

const getAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, name) => (parent as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[name],
    value,
  );

const describe = (body: unknown, path: readonly PropertyKey[]): string => {
  const value = getAt(body, path);
  return `${toPath(path) || 'body'} (${value === undefined ? 'missing' : getTypeName(value)})`;
};

const findUnknown = (
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly PropertyKey[],
): readonly (readonly PropertyKey[])[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return findUnknown(def.innerType, value, path);
  if (def.type === 'array' && Array.isArray(value)) {
    return value.flatMap((element, index) => findUnknown(def.element, element, [...path, index]));
  }
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const known = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    return known ? findUnknown(known, field, [...path, name]) : [[...path, name]];
  });
};

/** The number of fields that are named. */
const MAX_NAMED = 10;

/** Joins the names of fields, of which there may be too many to read. */
export const joinFields = (fields: readonly string[]): string => {
  const rest = fields.length - MAX_NAMED;
  return fields.slice(0, MAX_NAMED).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
};

/** Compares a JSON body with a schema of the contract. */
export const compareFields = (schema: z.ZodMiniType, body: unknown): FieldDifferences => {
  const { error } = schema.safeParse(body);
  const describeAll = (paths: readonly (readonly PropertyKey[])[]): readonly string[] => [
    ...new Set(paths.map((path) => describe(body, path))),
  ];
  return {
    invalid: describeAll((error?.issues ?? []).map(({ path }) => path)),
    unknown: describeAll(findUnknown(schema, body, [])),
  };
};
