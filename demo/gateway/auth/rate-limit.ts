import { HEADERS } from 'pay-status/contract';
import { findCredential, isKnownAppId } from './credentials.js';
import { ApiError } from '../http/errors.js';

const WINDOW_MS = 60_000;
/** Generous: the interface does not document the limit of the public service. */
export const DEFAULT_REQUESTS_PER_MINUTE = 60_000;

const CREDENTIALS = [HEADERS.API_KEY, HEADERS.APP_ID, HEADERS.LEGACY_API_KEY];

const isKnown = (credential: string): boolean => findCredential(credential) !== undefined || isKnownAppId(credential);

/** All unknown callers share one limit, or a caller with a new key for each request would have none. */
const getCaller = (headers: Headers): string =>
  CREDENTIALS.map((name) => headers.get(name)?.trim() ?? '').find(isKnown) ?? '';

/** Counts the requests of each caller in windows of a minute. */
export class RateLimit {
  readonly #perMinute: number;
  readonly #counts = new Map<string, { startMs: number; count: number }>();

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts one request, or throws `rate_limited` with a `Retry-After`. */
  count(headers: Headers, nowMs: number): void {
    const caller = getCaller(headers);
    const before = this.#counts.get(caller);
    const window = before && nowMs - before.startMs < WINDOW_MS ? before : { startMs: nowMs, count: 0 };
    this.#counts.set(caller, window);
    if (++window.count <= this.#perMinute) return;
    const waitS = Math.ceil((window.startMs + WINDOW_MS - nowMs) / 1_000);
    throw new ApiError('rate_limited', `Too many requests: try again in ${waitS} s`, {
      headers: { 'Retry-After': String(waitS) },
    });
  }
}
