import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** Reports a mistake of a kind, once. Never rejects. */
export type MistakeReporter = (kind: string, message: string) => Promise<void>;

/**
 * Returns a function that reports a mistake in the merchant's code which callers see as 404. Once for each kind, because anyone
 * can repeat the request.
 */
export const createMistakeReporter = (reportError: (error: unknown) => Promise<void>): MistakeReporter => {
  const reported = new Set<string>();
  return async (kind, message) => {
    if (reported.has(kind)) return;
    reported.add(kind);
    await reportError(new ConfigurationError('invalid_option', message));
  };
};
