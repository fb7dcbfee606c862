import type { Clock } from '../../core/clock.js';
import { withDeadline } from '../../core/deadline.js';
import { reportSchema, type ConformanceReport } from './report.js';

/** The long poll to ask for, and the time after it in which an answer must arrive, milliseconds. */
const MAX_POLL_MS = 25_000;
const ANSWER_MS = 15_000;

/** `fetch`, as far as it is used. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** The sandbox has answered with something else than a report, or not at all. The message says what to do. */
export class SandboxRunError extends Error {
  override readonly name = 'SandboxRunError';
  /** True if the same request may succeed later. */
  readonly isRetryable: boolean;

  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

/** The runs of a sandbox. Each method sends one request, and rejects with {@link SandboxRunError}. */
export interface SandboxRuns {
  start(): Promise<ConformanceReport>;
  /** Resolves when the run has changed since this version, or after a while. */
  wait(runId: string, version: number, signal: AbortSignal): Promise<ConformanceReport>;
}

const readReport = async (response: Response): Promise<ConformanceReport> => {
  const { status } = response;
  if (status === 404)
    throw new SandboxRunError('The sandbox has no such run or route: it was restarted, or is an older version.', false);
  if (!response.ok) throw new SandboxRunError(`The sandbox answered with HTTP status ${status}.`, status >= 500);
  const report = reportSchema.safeParse(await response.json().catch(() => undefined));
  if (report.success) return report.data;
  throw new SandboxRunError('The answer is not a report: is this the address of a pay-status sandbox?', false);
};

export const createSandboxRuns = (
  sandboxUrl: string,
  { fetch, clock }: { readonly fetch: SendRequest; readonly clock: Clock },
): SandboxRuns => {
  const request = async (
    path: string,
    init: RequestInit,
    timeoutMs: number,
    cancelled?: AbortSignal,
  ): Promise<ConformanceReport> => {
    try {
      return await withDeadline(
        async (signal) => readReport(await fetch(`${sandboxUrl}/sandbox/conformance${path}`, { ...init, signal })),
        { clock, timeoutMs, signal: cancelled },
      );
    } catch (error) {
      if (error instanceof SandboxRunError) throw error;
      throw new SandboxRunError(`The sandbox at ${sandboxUrl} does not answer. Is it running?`, true, { cause: error });
    }
  };
  return {
    start: () =>
      request('', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }, ANSWER_MS),
    wait: (runId, version, signal) => {
      const path = `/${runId}?maxPollMs=${MAX_POLL_MS}&version=${version}`;
      return request(path, { method: 'GET' }, MAX_POLL_MS + ANSWER_MS, signal);
    },
  };
};
