import type { z } from 'zod/mini';

type Schema<Output> = z.core.$ZodType<Output> & Pick<z.ZodMiniType<Output>, 'safeParse'>;

/** Marks a missing field. */
export const ABSENT = Symbol('absent');

/** Returns a deep copy of a JSON value with the field at a dotted path replaced, added or removed. */
export const withField = <Base extends object>(base: Base, path: string, value: unknown): Base => {
  const copy = structuredClone(base);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy as Record<string, unknown>);
  if (value === ABSENT) delete parent[last];
  else parent[last] = value;
  return copy;
};

/** Returns the dotted paths of the fields that the schema rejects, including unknown keys. */
export const refusedPaths = (schema: Schema<unknown>, value: unknown): string[] => {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => path.map(String).join('.'));
  });
};

/** Expects the schema to accept the value, and returns the parsed one. */
export const expectAccepted = <Output>(schema: Schema<Output>, value: unknown): Output => {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`refused at: ${refusedPaths(schema, value).join(', ') || 'the root'}`);
  return result.data;
};

/** Expects the schema to reject the value only because of the field at this path. */
export const expectRefused = (schema: Schema<unknown>, value: unknown, path = ''): void => {
  const paths = [...new Set(refusedPaths(schema, value))];
  if (paths.length !== 1 || paths[0] !== path)
    throw new Error(`refused at: ${paths.join(', ') || 'nothing'}, expected: ${path || 'the root'}`);
};
