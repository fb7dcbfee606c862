import { MAX_LENGTHS } from '../limits.js';
import type { ErrorBody } from '../schemas/error-body.js';
import { readAnswer, readCode, readLabel, readOptional, type ReadResult } from './fields.js';

/** Reads an error body (`SPEC: Error response`). Only `message` is required; an invalid `code` is left out. */
export const readErrorBody = (body: unknown): ReadResult<ErrorBody> =>
  readAnswer<ErrorBody>(body, { message: readLabel(MAX_LENGTHS.MESSAGE) }, (error, report) =>
    readOptional(error, { code: readCode }, report),
  );
