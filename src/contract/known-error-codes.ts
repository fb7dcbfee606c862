import { ERROR_CODES_BY_GROUP, type KnownErrorCode } from './error-body.js';

/** Every error code of `SPEC: Errors`, in the order of its table. */
export const ERROR_CODES: readonly KnownErrorCode[] = Object.values(ERROR_CODES_BY_GROUP).flat();

/** Whether this version knows the code. An unknown code is treated as a plain error of its HTTP status. */
export const isKnownErrorCode = (code: string): code is KnownErrorCode =>
  (ERROR_CODES as readonly string[]).includes(code);
