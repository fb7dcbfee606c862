export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** A copy through text, as from the network: keys such as `__proto__` are plain properties. */
export const copy = <Value extends Json>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Returns an object with the entries in this order. Keys such as `__proto__` become plain properties. */
export const fromEntries = (entries: readonly (readonly [string, Json])[]): JsonObject => Object.fromEntries(entries);

export const getAt = (value: Json, path: readonly (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (at, key) =>
      at !== null && typeof at === 'object' ? (at as Readonly<Record<string | number, Json>>)[key] : undefined,
    value,
  );

/** Returns a copy with another value at a path that exists. */
export const setAt = (value: Json, [key, ...rest]: readonly (string | number)[], replacement: Json): Json => {
  if (key === undefined) return replacement;
  if (isArray(value)) return value.map((item, index) => (index === key ? setAt(item, rest, replacement) : item));
  if (!isObject(value)) throw new Error(`There is no ${key} in ${JSON.stringify(value)}.`);
  return fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? setAt(item, rest, replacement) : item]),
  );
};
