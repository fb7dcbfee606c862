import { hasOwn } from '../has-own.js';
import { LIMITS, MAX_LENGTHS } from '../limits.js';
import { isIdentifier, toLabel } from '../text.js';

/** An object in a response, before validation. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns the value of a field as it is kept; undefined if it is invalid. */
export type FieldReader = (value: unknown) => unknown;

/** Receives the dotted path of an invalid field, such as `info.optionAmount`. */
export type ReportInvalid = (path: string) => void;

/** The required fields of an answer are valid. */
export interface ReadSuccess<Value> {
  readonly ok: true;
  readonly value: Value;
  /** Paths of the optional fields that were left out because they were invalid. */
  readonly invalidFields: readonly string[];
}

/** The result of reading an answer field by field. */
export type ReadResult<Value> =
  | ReadSuccess<Value>
  /** `invalidFields` are required fields; `body` stands for an answer that is not an object. */
  | { readonly ok: false; readonly invalidFields: readonly string[] };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isString = (value: unknown): value is string => typeof value === 'string';

/** Accepts a count, an index or a duration: whole, not negative, and exact in a double. */
export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Keeps a value that passes the check. */
export const keepIf =
  (check: (value: unknown) => boolean): FieldReader =>
  (value) =>
    check(value) ? value : undefined;

/** Keeps an id, a URL or an amount. */
export const readText = (maxLength: number): FieldReader => keepIf(isIdentifier(maxLength));

/** Reads a text that is only shown. */
export const readLabel =
  (maxLength: number): FieldReader =>
  (value) =>
    isString(value) ? toLabel(value, maxLength) : undefined;

export const readBoolean = keepIf((value) => typeof value === 'boolean');
export const readWholeNumber = keepIf(isWholeNumber);
export const readTime = keepIf((value) => isWholeNumber(value) && value <= LIMITS.UNIX_SECONDS_MAX);
export const readUrl = readText(MAX_LENGTHS.URL);

/** Keeps a status or a code, also one that this version does not know. */
export const readCode = keepIf((value) => value !== '' && isIdentifier(MAX_LENGTHS.CODE)(value));

/** False for the prototype of plain objects, of any realm. */
const isClass = (prototype: object | null): prototype is object =>
  prototype !== null && Object.getPrototypeOf(prototype) !== null;

/** Copies the own fields of an object, and the getters of its class. */
const copyFields = (object: JsonObject): JsonObject => {
  const copy: Record<string, unknown> = { ...object };
  let prototype = Object.getPrototypeOf(object) as object | null;
  for (; isClass(prototype); prototype = Object.getPrototypeOf(prototype) as object | null)
    for (const [name, accessor] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (accessor.get && !hasOwn(copy, name)) copy[name] = object[name];
  return copy;
};

type Readers = Readonly<Record<string, FieldReader>>;

/**
 * Copies an object with its optional fields as their readers keep them, without the invalid ones, which it reports by their path.
 * Null is the same as absent. Fields without a reader are copied unchanged: newer gateways may add some.
 */
export const readOptional = <Fields extends JsonObject>(
  object: Fields,
  readers: Readers,
  report: ReportInvalid,
  path = '',
): Fields => {
  const read = ([name, value]: [string, unknown]): (readonly [string, unknown])[] => {
    const reader = hasOwn(readers, name) ? readers[name] : undefined;
    if (value == null || !reader) return [[name, value]];
    const kept = reader(value);
    if (kept !== undefined) return [[name, kept]];
    report(path + name);
    return [];
  };
  return Object.fromEntries(Object.entries(copyFields(object)).flatMap(read)) as Fields;
};

/** Copies an object with its required fields as their readers keep them; returns the names of the invalid ones instead. */
const readAllRequired = (object: JsonObject, readers: Readers): JsonObject | readonly string[] => {
  const fields = Object.entries(readers).map(([name, reader]) => [name, reader(object[name])] as const);
  const invalid = fields.filter(([, kept]) => kept === undefined).map(([name]) => name);
  return invalid.length ? invalid : { ...copyFields(object), ...Object.fromEntries(fields) };
};

/** Returns the object with its required fields as their readers keep them; undefined if one is invalid. */
export const readRequired = (value: unknown, readers: Readers): JsonObject | undefined => {
  const read = isJsonObject(value) ? readAllRequired(value, readers) : undefined;
  return isJsonObject(read) ? read : undefined;
};

/** Reads the required fields with `required`, then the optional ones with `readRest`. */
export const readAnswer = <Value extends JsonObject>(
  body: unknown,
  required: Readers,
  readRest: (value: Value, report: ReportInvalid) => Value,
): ReadResult<Value> => {
  if (!isJsonObject(body)) return { ok: false, invalidFields: ['body'] };
  const read = readAllRequired(body, required);
  if (!isJsonObject(read)) return { ok: false, invalidFields: read };
  const invalidFields: string[] = [];
  const value = readRest(read as Value, (path) => invalidFields.push(path));
  return { ok: true, value, invalidFields };
};
