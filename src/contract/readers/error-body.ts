import type { ErrorBody } from '../schemas/error-body.js';
import { isEnumValue, isString, omitInvalid, readAnswer, type ReadResult } from './fields.js';

/** Reads an error body (`SPEC: Error response`). Only `message` is required; an invalid `code` is left out. */
export const readErrorBody = (body: unknown): ReadResult<ErrorBody> =>
  readAnswer<ErrorBody>(body, { message: isString }, (error, report) =>
    omitInvalid(error, { code: isEnumValue }, report),
  );
