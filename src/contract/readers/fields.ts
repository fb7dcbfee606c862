import { hasOwn } from '../has-own.js';

/** An object in a response, before validation. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns true if a field may have this value. */
export type FieldCheck = (value: unknown) => boolean;

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

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Accepts a status or a code, also one that this version does not know. */
export const isEnumValue = (value: unknown): value is string => isString(value) && value !== '';

/** Accepts a count, an index or a time: whole, not negative, and exact in a double. */
export const isWholeNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * Copies an object without the optional fields that fail their check, and reports those by their path. Null is the
 * same as absent. Fields without a check are copied unchanged: newer gateways may add some.
 */
export const omitInvalid = <Fields extends JsonObject>(
  object: Fields,
  checks: Readonly<Record<string, FieldCheck>>,
  report: ReportInvalid,
  path = '',
): Fields => {
  const isValid = ([name, value]: [string, unknown]): boolean => {
    const check = hasOwn(checks, name) ? checks[name] : undefined;
    if (value == null || !check || check(value)) return true;
    report(path + name);
    return false;
  };
  return Object.fromEntries(Object.entries(object).filter(isValid)) as Fields;
};

/** Reads the required fields with `required`, then the optional ones with `readOptional`. */
export const readAnswer = <Value extends JsonObject>(
  body: unknown,
  required: Readonly<Record<string, FieldCheck>>,
  readOptional: (value: Value, report: ReportInvalid) => Value,
): ReadResult<Value> => {
  if (!isJsonObject(body)) return { ok: false, invalidFields: ['body'] };
  const missing = Object.keys(required).filter((name) => !required[name]?.(body[name]));
  if (missing.length) return { ok: false, invalidFields: missing };
  const invalidFields: string[] = [];
  const value = readOptional(body as Value, (path) => invalidFields.push(path));
  return { ok: true, value, invalidFields };
};
