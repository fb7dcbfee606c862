/** The interval if the gateway suggests none, or 0, milliseconds: a status page need not be fresher than a second. */
export const DEFAULT_POLL_IN_MS = 1_000;
/** The shortest interval, milliseconds: a gateway that answers at once is polled no more often than this. */
export const MIN_POLL_IN_MS = 250;
/** Without a change for this long, milliseconds, a `pollInMs` below {@link MIN_POLL_IN_MS} is taken for a mistake of the gateway. */
export const FAST_POLLING_MS = 10_000;
/** The longest interval, milliseconds: the page must not look frozen, and browsers fire timers beyond 2^31 at once. */
export const MAX_POLL_IN_MS = 60_000;
/** An answer that changed the payment is followed by a poll at once, this many times in a row: a payment has fewer steps. */
export const MAX_CHANGES_IN_A_ROW = 8;

/** The inputs for planning the next request: the last request and its answer. Times are monotonic milliseconds. */
export interface CompletedPoll {
  readonly startedAt: number;
  readonly endedAt: number;
  /** True if the request carried `maxPollMs`. */
  readonly isLongPoll: boolean;
  /** True for the first request of a run, which is a plain one so that the status shows at once. */
  readonly isFirst: boolean;
  /** Number of consecutive answers that changed the payment, including this one. */
  readonly changesInARow: number;
  readonly pollInMs: number | null | undefined;
  /** Time since the payment last changed, or since the first request, milliseconds. */
  readonly unchangedMs: number;
  /** True if this gateway has held a request open before. */
  readonly supportsLongPoll: boolean;
}

/** When to send the next request, and which kind. */
export interface NextPoll {
  readonly waitMs: number;
  readonly isLongPoll: boolean;
  /** True once this gateway has held a request open. */
  readonly supportsLongPoll: boolean;
}

/**
 * The suggested delay within its bounds, milliseconds.
 *
 * @param unchangedMs time since the payment last changed, milliseconds
 */
export const toPaceMs = (pollInMs: number | null | undefined, unchangedMs = 0): number => {
  const suggestedMs = pollInMs || DEFAULT_POLL_IN_MS;
  if (suggestedMs < MIN_POLL_IN_MS) return unchangedMs < FAST_POLLING_MS ? MIN_POLL_IN_MS : DEFAULT_POLL_IN_MS;
  return Math.min(suggestedMs, MAX_POLL_IN_MS);
};

/**
 * Plans the next request. A gateway that supports long polling is polled without gaps, and one that answers at once is
 * not overloaded: the next request starts at once after the first answer of a run, after a change, and after a long poll
 * that lasted at least `pollInMs`; otherwise `pollInMs` after the last request started.
 */
export const planNextPoll = (poll: CompletedPoll): NextPoll => {
  const paceMs = toPaceMs(poll.pollInMs, poll.unchangedMs);
  const tookMs = poll.endedAt - poll.startedAt;
  const wasHeldOpen = poll.isLongPoll && tookMs >= paceMs;
  const supportsLongPoll = poll.supportsLongPoll || wasHeldOpen;
  const hasChanged = poll.changesInARow > 0 && poll.changesInARow <= MAX_CHANGES_IN_A_ROW;
  if (poll.isFirst || hasChanged || wasHeldOpen) return { waitMs: 0, isLongPoll: true, supportsLongPoll };
  const waitMs = Math.max(0, paceMs - tookMs);
  // After a gap the next request is plain: a long poll would hide a change in the gap until it ends.
  return { waitMs, isLongPoll: waitMs === 0 || supportsLongPoll, supportsLongPoll };
};
