import { isArray, isObject, type Json, type JsonObject } from './json.js';

/** A value that is not the genuine one; undefined if it is missing. */
export interface Difference {
  /** Such as `amount.display.decimals`. */
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

/**
 * Returns true for a difference of the option that may pass. Options have more fields than the check reads; the page formats the
 * amount, and the check compares base units; addresses may have any case.
 */
export const isHarmless = ({ path, before, after }: Difference): boolean => {
  if (before === undefined || path.startsWith('amount.display')) return true;
  const isAddress = /^(account|amount\.unit)$/.test(path) && typeof before === 'string' && typeof after === 'string';
  return isAddress && before.toLowerCase() === after.toLowerCase();
};
