import { ApiError } from '../http/errors.js';
import type { CollectedField, DetailsMode, StrictCollectData } from '../wire/details.js';
import type { Payment } from './payment.js';

/** The longest text of a field, in UTF-16 code units. */
export const MAX_LENGTH = 200;

/** The fields of the form, with what is shown of them. One of the places is enough. */
export const DETAILS_SCHEMA = {
  type: 'object',
  properties: {
    fullName: { type: 'string', title: 'Full name', description: 'As in your passport', maxLength: MAX_LENGTH },
    dob: { type: 'string', format: 'date', title: 'Date of birth' },
    placeOfBirth: { type: 'string', title: 'Place of birth', maxLength: MAX_LENGTH },
    residence: { type: 'string', title: 'Residence', enum: ['Germany', 'Japan', 'Poland', 'Somewhere else'] },
    tosConfirmed: { const: true, title: 'I accept the terms of the payment service' },
  },
  required: ['fullName', 'dob', 'tosConfirmed'],
  anyOf: [{ required: ['placeOfBirth'] }, { required: ['residence'] }],
} as const;

type FieldId = keyof typeof DETAILS_SCHEMA.properties;

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
};

const CHECKS: Readonly<Record<FieldId, (text: string) => boolean>> = {
  fullName: (text) => text.length <= MAX_LENGTH,
  dob: isDate,
  placeOfBirth: (text) => text.length <= MAX_LENGTH,
  residence: (text) => (DETAILS_SCHEMA.properties.residence.enum as readonly string[]).includes(text),
  tosConfirmed: (text) => text === 'true',
};

/** Returns the ids of the fields that are missing or invalid. The values are never returned, nor kept. */
export const findInvalidDetails = (fields: readonly CollectedField[]): readonly string[] => {
  const values = new Map(fields.map(({ id, value }) => [id, value.trim()]));
  const isGiven = (id: string): boolean => !!values.get(id);
  const { required, anyOf } = DETAILS_SCHEMA;
  const missing: string[] = required.filter((id) => !isGiven(id));
  if (!anyOf.some((group) => group.required.every(isGiven))) missing.push(anyOf[0].required[0]);
  const invalid = Object.entries(CHECKS).flatMap(([id, isValid]) =>
    isGiven(id) && !isValid(values.get(id) ?? '') ? [id] : [],
  );
  return [...missing, ...invalid];
};

/** Returns the `collectData` of a payment's options; null if none is required, or it is complete. */
export const getCollectData = (
  { id, hasDetails }: Payment,
  mode: DetailsMode,
  baseUrl: string,
): StrictCollectData | null => {
  if (mode === 'none' || hasDetails) return null;
  return mode === 'schema'
    ? { schema: DETAILS_SCHEMA, url: null }
    : { schema: null, url: `${baseUrl}/collect?pid=${encodeURIComponent(id)}` };
};

/**
 * Returns true if the payment gets its details by this request: they are complete. Refuses a payment that lacks them in the words
 * of the public service, which wallets look for.
 */
export const receivesDetails = (
  { hasDetails }: Payment,
  mode: DetailsMode,
  fields: readonly CollectedField[] | undefined,
): boolean => {
  if (mode === 'none' || hasDetails) return false;
  if (mode === 'url' || !fields?.length)
    throw new ApiError('params_validation', 'Validation error: IC data required but not found');
  const [invalid] = findInvalidDetails(fields);
  if (invalid === undefined) return true;
  throw new ApiError('params_validation', `Validation error: IC data required: ${invalid} is missing or invalid`);
};
