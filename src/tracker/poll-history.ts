import type { SeenDate } from './clock-offset.js';

/** State kept between runs of the poll loop. Times are monotonic milliseconds. */
export interface PollHistory {
  firstRequestAt: number | undefined;
  lastRequestAt: number;
  /** The last time at which an answer changed the payment. */
  changedAt: number | undefined;
  /** The last requests, newest first, as many as the rate limit counts; while the gateway fails, also those of other tabs. */
  requestTimes: readonly number[];
  /** The earliest time of the next request, by `Retry-After`. */
  notBefore: number;
  /** True once the gateway has held a request open. */
  supportsLongPoll: boolean;
  isPlainRequestPending: boolean;
  /** The `Date` of the last plain answer. */
  seenDate: SeenDate | undefined;
}

export const createPollHistory = (): PollHistory => ({
  firstRequestAt: undefined,
  lastRequestAt: -Infinity,
  changedAt: undefined,
  requestTimes: [],
  notBefore: 0,
  supportsLongPoll: false,
  isPlainRequestPending: false,
  seenDate: undefined,
});
