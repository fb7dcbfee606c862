import { MAX_LENGTHS } from '../../contract/limits.js';

/** Returns the message of a thrown value. Never throws, whatever the value is. */
export const getThrownText = (thrown: unknown): string => {
  try {
    const message = (thrown as { readonly message?: unknown } | null | undefined)?.message;
    return String(message ?? thrown).slice(0, MAX_LENGTHS.MESSAGE);
  } catch {
    return 'an object without a text';
  }
};
