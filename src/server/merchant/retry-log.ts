import { classifyConnectionError } from '../../core/connection-failure.js';
import type { PayError } from '../../core/errors/pay-error.js';

/** Enough for every problem of a gateway; the codes of another server at its address have no limit. */
const MAX_PROBLEMS = 20;

/**
 * Creates the default of `onRetry`: one line for each problem of a gateway, at the first failure, because a request to a wrong
 * address would otherwise be repeated in silence. Of the address, it has only the host.
 *
 * @param base the base URL
 */
export const createRetryLog = (base: string): ((error: PayError) => void) => {
  const { host } = new URL(base);
  const told = new Set<string>();
  return (error) => {
    const problem = `${error.code} ${classifyConnectionError(error).kind}`;
    if (told.has(problem) || told.size >= MAX_PROBLEMS) return;
    told.add(problem);
    const message = error.message.replaceAll(base, host);
    console.warn(`pay-status: A request to ${host} failed and is repeated: ${message}`);
  };
};
