import { hasOwn } from '../../contract/has-own.js';
import { isJsonObject, isString, isWholeNumber, type JsonObject } from '../../contract/readers/fields.js';
import { MAX_LENGTHS } from '../../contract/limits.js';
import type { CollectData, CollectDataField } from '../../contract/schemas/collect-data.js';
import { isIdentifier, toLabel } from '../../contract/text.js';
import type { DetailsField, DetailsFields } from './form.js';

/** More fields than this are no form that a buyer fills in to pay. */
const MAX_FIELDS = 40;

/** The keywords of a schema and of a property that a form obeys, or that change nothing. Any other one may be a rule. */
const SCHEMA_KEYWORDS = [
  '$schema',
  '$id',
  '$comment',
  'type',
  'title',
  'description',
  'properties',
  'required',
  'anyOf',
];
const FIELD_KEYWORDS = [
  '$comment',
  'type',
  'title',
  'description',
  'format',
  'enum',
  'const',
  'maxLength',
  'minLength',
];
const IGNORED_KEYWORDS = ['additionalProperties', 'examples', 'default', 'readOnly', 'writeOnly', 'deprecated'];

/** `autocomplete` tokens by names of fields, in lower case without separators. */
const TOKENS: Readonly<Record<string, string>> = {
  name: 'name',
  fullname: 'name',
  firstname: 'given-name',
  givenname: 'given-name',
  lastname: 'family-name',
  familyname: 'family-name',
  surname: 'family-name',
  dob: 'bday',
  dateofbirth: 'bday',
  birthdate: 'bday',
  birthday: 'bday',
  email: 'email',
  emailaddress: 'email',
  phone: 'tel',
  phonenumber: 'tel',
  address: 'street-address',
  streetaddress: 'street-address',
  street: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  postalcode: 'postal-code',
  postcode: 'postal-code',
  zip: 'postal-code',
  zipcode: 'postal-code',
  country: 'country-name',
};

const getToken = (id: string): string => {
  const name = id.toLowerCase().replace(/[^a-z]/g, '');
  return (hasOwn(TOKENS, name) && TOKENS[name]) || 'off';
};

const understands = (object: JsonObject, keywords: readonly string[]): boolean =>
  Object.keys(object).every((name) => keywords.includes(name) || IGNORED_KEYWORDS.includes(name));

/** Returns the text of a label or a description; empty if there is none. */
const readText = (value: unknown, maxLength: number): string => (isString(value) ? toLabel(value, maxLength) : '');

/** Ids and choices are sent back unchanged. */
const isId = isIdentifier(MAX_LENGTHS.ID);

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isId);

/** The kind of the field of a property; undefined if no field fits. */
const getKind = ({ type, format, const: fixed, enum: choices }: JsonObject): DetailsField['kind'] | undefined => {
  if (fixed !== undefined) return fixed === true && (type ?? 'boolean') === 'boolean' ? 'checkbox' : undefined;
  if (type === 'boolean') return choices === undefined && format === undefined ? 'checkbox' : undefined;
  if (choices !== undefined)
    return (type ?? 'string') === 'string' && isIds(choices) && choices.length ? 'select' : undefined;
  if (type !== 'string') return undefined;
  if (format === undefined) return 'text';
  return format === 'date' || format === 'email' ? format : undefined;
};

/** Reads one property; undefined if it is not understood. */
const readField = (id: string, property: unknown, required: readonly string[]): DetailsField | undefined => {
  if (!isJsonObject(property) || !understands(property, FIELD_KEYWORDS)) return undefined;
  const { maxLength, minLength = 0, enum: choices } = property;
  const kind = getKind(property);
  if (!kind || (maxLength !== undefined && !isWholeNumber(maxLength))) return undefined;
  // A required text is not empty anyway.
  if (minLength !== 0 && minLength !== 1) return undefined;
  // Without `const: true`, a box that is not checked is an answer.
  const isRequired = required.includes(id) && (kind !== 'checkbox' || property['const'] === true);
  return {
    id,
    label: readText(property['title'], MAX_LENGTHS.NAME) || id,
    description: readText(property['description'], MAX_LENGTHS.MESSAGE),
    kind,
    choices: isIds(choices) ? choices : [],
    isRequired,
    unchecked: kind === 'checkbox' && property['const'] === undefined ? 'false' : undefined,
    maxLength,
    autocomplete: kind === 'email' ? 'email' : getToken(id),
  };
};

/** Reads `anyOf`: each alternative may only require fields. Undefined if it is not understood. */
const readGroups = (anyOf: unknown, ids: readonly string[]): DetailsFields['groups'] | undefined => {
  if (anyOf === undefined) return [];
  if (!Array.isArray(anyOf) || !anyOf.length) return undefined;
  const groups = anyOf.map((group: unknown) => (isJsonObject(group) ? group : {}));
  const isGroup = ({ required, ...rest }: JsonObject): boolean =>
    isIds(required) && required.length > 0 && required.every((id) => ids.includes(id)) && understands(rest, []);
  return groups.every(isGroup) ? groups.map(({ required }) => required as readonly string[]) : undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads a JSON Schema, or its text, as a form. Undefined if any of it is not understood: a form would ask the wrong questions. */
export const readSchema = (given: CollectData['schema']): DetailsFields | undefined => {
  const schema = isString(given) ? parse(given) : given;
  if (!isJsonObject(schema) || !understands(schema, SCHEMA_KEYWORDS) || schema['type'] !== 'object') return undefined;
  const { properties, required = [], anyOf } = schema;
  if (!isJsonObject(properties) || !isIds(required)) return undefined;
  const ids = Object.keys(properties);
  if (ids.length > MAX_FIELDS || !isIds(ids)) return undefined;
  const groups = readGroups(anyOf, ids);
  const fields = ids.map((id) => readField(id, properties[id], required));
  const isWhole = fields.every((field) => field !== undefined) && required.every((id) => ids.includes(id));
  if (!groups || !isWhole || !ids.length) return undefined;
  return { kind: 'fields', fields, groups };
};

/** Reads the deprecated list of fields as a form; undefined if one has an unknown type. */
export const readFields = (fields: readonly CollectDataField[]): DetailsFields | undefined =>
  readSchema({
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ id, name, type }) => [
        id,
        {
          title: name,
          ...(type === 'checkbox' ? { const: true } : { type: type === 'text' || type === 'date' ? 'string' : type }),
          ...(type === 'date' && { format: 'date' }),
        },
      ]),
    ),
    required: fields.flatMap(({ id, required }) => (required ? [id] : [])),
  });
