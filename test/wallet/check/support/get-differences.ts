import { isArray, isObject, type Json, type JsonObject } from './json.js';

/** A value that is not the genuine one; undefined if it is missing. */
export interface Difference {
  /** Such as `0.data.params.1.typedData.message.nonce`; `list` if the first of two requests is missing. */
  readonly path: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

const join = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));

const get = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** Compares values; the order of keys is no difference. */
export const compare = (before: Json | undefined, after: Json | undefined, path = ''): readonly Difference[] => {
  if (isArray(before) && isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => compare(item, after[index], join(path, index)));
  }
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => compare(get(before, key), get(after, key), join(path, key)));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
};

/** Parses typed data, where it is valid text. Gateways may also give it as an object, which the check writes as text. */
const parse = (item: Json, index: number): Json => {
  if (index === 1 && isObject(item)) return { typedData: item };
  if (index !== 1 || typeof item !== 'string') return item;
  try {
    return { typedData: JSON.parse(item) as Json };
  } catch {
    return item;
  }
};

const parseAction = (action: Json): Json => {
  if (!isObject(action) || !isObject(action['data']) || !isArray(action['data']['params'])) return action;
  return { ...action, data: { ...action['data'], params: action['data']['params'].map(parse) } };
};

/** Compares lists of actions by what they ask for: the layout of the text of typed data is no difference. */
export const getDifferences = (genuine: readonly Json[], actions: readonly Json[]): readonly Difference[] =>
  JSON.stringify(genuine.slice(1)) === JSON.stringify(actions)
    ? [{ path: 'list', before: genuine, after: actions }]
    : compare(genuine.map(parseAction), actions.map(parseAction));
