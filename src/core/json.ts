const serialize = (value: unknown): string | undefined => {
  // A primitive: `toJSON` of its prototype is not called.
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text && ','}${serialize(item) ?? 'null'}`;
    return `[${text}]`;
  }
  for (const name of Object.keys(value)) {
    const member = serialize((value as Readonly<Record<string, unknown>>)[name]);
    if (member !== undefined) text += `${text && ','}${JSON.stringify(name)}:${member}`;
  }
  return `{${text}}`;
};

/**
 * Writes plain data as JSON. Unlike `JSON.stringify`, it never calls `toJSON`, which scripts of the page may have added to the
 * prototypes: with Prototype.js, `JSON.stringify({ a: [1] })` is `{"a":"[1]"}`.
 */
export const toJson = (data: unknown): string => serialize(data) ?? 'null';

/** Copies plain data: a wallet may change what it gets, and cannot pass on a `Proxy` to its extension. */
export const copyData = <Data>(data: Data): Data => JSON.parse(toJson(data)) as Data;
