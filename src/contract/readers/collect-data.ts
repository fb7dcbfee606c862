import { MAX_LENGTHS } from '../limits.js';
import type { CollectData } from '../schemas/collect-data.js';
import { hasShortTexts } from '../text.js';
import {
  isJsonObject,
  isString,
  keepIf,
  readBoolean,
  readLabel,
  readOptional,
  readRequired,
  readText,
  readUrl,
  type FieldReader,
  type ReportInvalid,
} from './fields.js';

const readSchema = keepIf(
  (schema) => (isString(schema) || isJsonObject(schema)) && hasShortTexts(schema, MAX_LENGTHS.REQUEST),
);

const readField: FieldReader = (field) => {
  const required = readRequired(field, {
    id: readText(MAX_LENGTHS.ID),
    name: readLabel(MAX_LENGTHS.NAME),
    type: readText(MAX_LENGTHS.CODE),
  });
  const isRequired = required?.['required'];
  return isRequired == null || readBoolean(isRequired) !== undefined ? required : undefined;
};

const readFields: FieldReader = (fields) => {
  const read = Array.isArray(fields) ? fields.map(readField) : [undefined];
  return read.includes(undefined) ? undefined : read;
};

/** Leaves out what is invalid in the details that an option requires. `path` leads to them and ends with a dot. */
export const readCollectData = (data: CollectData, report: ReportInvalid, path: string): CollectData =>
  readOptional(data, { schema: readSchema, url: readUrl, fields: readFields }, report, path);
