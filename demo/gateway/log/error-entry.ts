import type { ErrorEntry } from './entry.js';
import { redact } from './redact.js';

/** The log entry of an internal error, without secrets. */
export const toErrorEntry = (error: unknown, atMs: number): ErrorEntry => {
  const { stack } = error instanceof Error ? error : {};
  return { kind: 'error', atMs, error: redact(String(error)), ...(stack !== undefined && { stack: redact(stack) }) };
};
