import type { CollectedField } from '../../contract/schemas/collect-data.js';
import type { DetailsErrorCode, DetailsField, DetailsFields, DetailsValues } from './form.js';

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** True for a date that exists, as `YYYY-MM-DD`. */
const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
};

const getValue = (id: string, values: DetailsValues): string => values.get(id)?.trim() ?? '';

const isGiven = ({ id, kind }: DetailsField, values: DetailsValues): boolean =>
  kind === 'checkbox' ? values.get(id) === 'true' : getValue(id, values) !== '';

/** Checks one field; undefined if it is right. */
export const checkField = (field: DetailsField, values: DetailsValues): DetailsErrorCode | undefined => {
  if (!isGiven(field, values)) return field.isRequired ? 'required' : undefined;
  const value = getValue(field.id, values);
  if (field.kind === 'date' && !isDate(value)) return 'date';
  return field.kind === 'email' && !EMAIL.test(value) ? 'email' : undefined;
};

/** Checks all fields; returns what is wrong, in their order. The lack of a whole group is an error of its first field. */
export const checkDetails = (
  { fields, groups }: DetailsFields,
  values: DetailsValues,
): ReadonlyMap<string, DetailsErrorCode> => {
  const given = fields.filter((field) => isGiven(field, values)).map(({ id }) => id);
  const hasGroup = !groups.length || groups.some((group) => group.every((id) => given.includes(id)));
  const asked = hasGroup ? undefined : groups[0]?.find((id) => !given.includes(id));
  const errors = fields.flatMap((field) => {
    const error = checkField(field, values) ?? (field.id === asked ? ('one_of' as const) : undefined);
    return error ? [[field.id, error] as const] : [];
  });
  return new Map(errors);
};

/** Converts form values to the wire format, without empty ones. */
export const toCollectedFields = ({ fields }: DetailsFields, values: DetailsValues): readonly CollectedField[] =>
  fields.flatMap((field) => {
    const value = isGiven(field, values) ? getValue(field.id, values) : field.unchecked;
    return value === undefined ? [] : [{ id: field.id, value }];
  });
