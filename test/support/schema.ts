import type { z } from 'zod/mini';

type Schema<Output> = z.core.$ZodType<Output> & Pick<z.ZodMiniType<Output>, 'safeParse'>;

/** Stands for a field that is not there at all. */
export const ABSENT = Symbol('absent');

/** A deep copy of a JSON value in which the field at a dotted path is replaced, added, or taken away. */
export const withField = <Base extends object>(base: Base, path: string, value: unknown): Base => {
  const copy = structuredClone(base);
  const keys = path.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy as Record<string, unknown>);
  if (value === ABSENT) delete parent[last];
  else parent[last] = value;
  return copy;
};

/** Dotted paths of what the schema refuses; an unknown key counts as the path of that key. */
export const refusedPaths = (schema: Schema<unknown>, value: unknown): string[] => {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => path.map(String).join('.'));
  });
};

/** Expects the schema to accept the value, and returns what it read. */
export const expectAccepted = <Output>(schema: Schema<Output>, value: unknown): Output => {
  const result = schema.safeParse(value);
  if (!result.success) throw new Error(`refused at: ${refusedPaths(schema, value).join(', ') || 'the whole'}`);
  return result.data;
};

/** Expects the schema to refuse the value because of the field at this path, and of nothing else. */
export const expectRefused = (schema: Schema<unknown>, value: unknown, path = ''): void => {
  const paths = [...new Set(refusedPaths(schema, value))];
  if (paths.length !== 1 || paths[0] !== path)
    throw new Error(`refused at: ${paths.join(', ') || 'nothing'}, expected: ${path || 'the whole'}`);
};
