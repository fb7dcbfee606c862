import type { CollectData } from '../schemas/collect-data.js';
import { isBoolean, isJsonObject, isString, omitInvalid, type FieldCheck, type ReportInvalid } from './fields.js';

const isField: FieldCheck = (field) =>
  isJsonObject(field) &&
  isString(field['id']) &&
  isString(field['name']) &&
  isString(field['type']) &&
  (field['required'] == null || isBoolean(field['required']));

/** Leaves out what is invalid in the details that an option requires. `path` leads to them and ends with a dot. */
export const readCollectData = (data: CollectData, report: ReportInvalid, path: string): CollectData => {
  const checks: Readonly<Record<string, FieldCheck>> = {
    schema: (schema) => isString(schema) || isJsonObject(schema),
    url: isString,
    fields: (fields) => Array.isArray(fields) && fields.every(isField),
  };
  return omitInvalid(data, checks, report, path);
};
