import { MAX_LENGTHS } from '../../contract/limits.js';

/** Returns the words of something that was thrown, which may be anything: there are objects without a text, and fields that throw. */
export const getThrownText = (thrown: unknown): string => {
  try {
    const message = (thrown as { readonly message?: unknown } | null | undefined)?.message;
    return String(message ?? thrown).slice(0, MAX_LENGTHS.MESSAGE);
  } catch {
    return 'an object without a text';
  }
};
