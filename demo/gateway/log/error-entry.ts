import type { ErrorEntry } from './entry.js';
import { redact } from './redact.js';

/** A failure as it may be written down. */
export const errorEntry = (error: unknown, atMs: number): ErrorEntry => {
  const { stack } = error instanceof Error ? error : {};
  return { kind: 'error', atMs, error: redact(String(error)), ...(stack !== undefined && { stack: redact(stack) }) };
};
