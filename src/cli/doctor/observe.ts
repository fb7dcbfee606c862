import type { Fetch } from '../../client/transport.js';
import type { Clock } from '../../core/clock.js';
import { withDeadline } from '../../core/deadline.js';
import { TimeoutError } from '../../core/errors/timeout-error.js';

/** The maximum time for an answer, milliseconds: that of a page and of the merchant's client. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** The maximum `maxPollMs` to ask for, and the longest hold that is recognized as one, milliseconds. */
export const LONGEST_HOLD_MS = 60_000;

/** The maximum time for an answer that the gateway may hold, milliseconds. */
export const HELD_ANSWER_TIMEOUT_MS = LONGEST_HOLD_MS + ANSWER_TIMEOUT_MS;

/** What the checks use of the machine. */
export interface DoctorPorts {
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Returns a new random text of letters, digits and hyphens. */
  readonly randomId: () => string;
}

/** An answer as it arrived. */
export interface RawAnswer {
  /** The address that was asked. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; undefined if there is none. */
  readonly body: unknown;
  /** True if it is an HTML page. */
  readonly isPage: boolean;
}

/** What came of a request. */
export interface Observed<Value> {
  readonly result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown };
  /** Undefined if none arrived; its `body` is undefined if it broke off. */
  readonly answer: RawAnswer | undefined;
  readonly durationMs: number;
}

/** Returns true if there was no complete answer within the timeout. */
export const isTimedOut = ({ result }: Observed<unknown>): boolean =>
  !result.ok && result.error instanceof TimeoutError;

/** Not by the type of the answer, which some frameworks set for plain text, too. */
const PAGE = /^\s*<(?:!doctype html|html)[\s>]/i;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Options of {@link observe}. */
export interface ObserveOptions {
  /** Sent in addition to those of the client. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly timeoutMs?: number | undefined;
}

/**
 * Runs a client's operation of one request with a `fetch` that records the answer. Never rejects, and ends within the timeout,
 * {@link ANSWER_TIMEOUT_MS} by default.
 */
export const observe = async <Value>(
  { fetch, clock }: DoctorPorts,
  operation: (fetch: Fetch, signal: AbortSignal) => Promise<Value>,
  { headers, timeoutMs = ANSWER_TIMEOUT_MS }: ObserveOptions = {},
): Promise<Observed<Value>> => {
  const startedAt = clock.monotonic();
  let answer: RawAnswer | undefined;
  const recordingFetch: Fetch = async (url, init) => {
    const response = await fetch(url, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...headers },
    });
    const { status } = response;
    answer = { url, status, headers: response.headers, body: undefined, isPage: false };
    const text = await response.clone().text();
    answer = { ...answer, body: parseJson(text), isPage: PAGE.test(text) };
    return response;
  };
  const end = (result: Observed<Value>['result']): Observed<Value> => ({
    result,
    answer,
    durationMs: Math.round(clock.monotonic() - startedAt),
  });
  try {
    const value = await withDeadline((signal) => operation(recordingFetch, signal), {
      clock,
      timeoutMs,
      signal: undefined,
    });
    return end({ ok: true, value });
  } catch (error) {
    return end({ ok: false, error });
  }
};
