import type { z } from 'zod/mini';

/** An issue as one phrase for an error message, such as `amount.value is required` or `body must be an object`. */
export const describeIssue = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.length ? path.map(String).join('.') : 'body'} ${message}`;
