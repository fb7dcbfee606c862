import { classifyConnectionError } from '../../core/connection-failure.js';
import type { PayError } from '../../core/errors/pay-error.js';

/** Enough for every problem of a gateway; the codes of another server at its address have no limit. */
const MAX_PROBLEMS = 20;

/** Logs failed and slow attempts of requests in progress. */
export interface RequestLog {
  /** Called with the error of each attempt that is repeated. */
  readonly onRetry: (error: PayError) => void;
  /** Called for an attempt that has no answer after this time, milliseconds. */
  readonly onSlow: (ms: number) => void;
}

/**
 * Creates the default log: one line for each problem of a gateway, as soon as it is one, because a request to a wrong address
 * would otherwise wait, or be repeated, in silence. Of the address, it has only the host.
 *
 * @param base the base URL
 */
export const createRequestLog = (base: string): RequestLog => {
  const { host } = new URL(base);
  const told = new Set<string>();
  const tell = (problem: string, text: string): void => {
    if (told.has(problem) || told.size >= MAX_PROBLEMS) return;
    told.add(problem);
    console.warn(`pay-status: ${text}`);
  };
  return {
    onRetry(error) {
      const message = error.message.replaceAll(base, host);
      const problem = `${error.code} ${classifyConnectionError(error).kind}`;
      tell(problem, `A request to ${host} failed and is repeated: ${message}`);
    },
    onSlow(ms) {
      // A logged problem is more specific.
      if (told.size) return;
      tell('slow', `${host} has not answered for ${ms} ms. Check baseUrl and the connection, unless it is that slow.`);
    },
  };
};
