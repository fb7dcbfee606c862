/** Asked for when the gateway suggests no delay, or none but 0: a status page need not be fresher than a second. */
export const DEFAULT_POLL_IN_MS = 1_000;
/** However short the suggested delay, a gateway that answers at once is asked no more often than this. */
export const MIN_POLL_IN_MS = 250;
/** However long, the page must not look dead; and a browser fires a timer beyond 2^31 at once. */
export const MAX_POLL_IN_MS = 60_000;
/** Answers that each change the payment are followed at once; a payment has fewer steps than this. */
export const MAX_CHANGES_IN_A_ROW = 8;

/** One request and its answer, as far as the pace of the next one depends on it. Times are monotonic milliseconds. */
export interface Exchange {
  readonly startedAt: number;
  readonly endedAt: number;
  /** Whether the gateway was asked to hold the answer. */
  readonly held: boolean;
  /** Whether it was the first of a run, which asks without a hold to show the truth at once. */
  readonly first: boolean;
  /** How many answers in a row, this one included, changed the payment. */
  readonly changesInARow: number;
  readonly pollInMs: number | null | undefined;
  /** Whether this gateway has held a request before. */
  readonly holdsBefore: boolean;
}

/** When to ask next, and how. */
export interface FollowUp {
  readonly waitMs: number;
  /** Whether the next request asks for a hold. */
  readonly hold: boolean;
  /** Whether this gateway has shown that it holds. */
  readonly holds: boolean;
}

/** The delay between the starts of two requests that a suggestion amounts to, milliseconds. */
const paceOf = (pollInMs: number | null | undefined): number =>
  Math.min(Math.max(pollInMs || DEFAULT_POLL_IN_MS, MIN_POLL_IN_MS), MAX_POLL_IN_MS);

/**
 * Paces requests so that a gateway that holds is followed without gaps and one that answers at once is never hammered:
 * at once after the first answer of a run, after a change and after a real hold; else `pollInMs` after the last start.
 */
export const followUp = (exchange: Exchange): FollowUp => {
  const pace = paceOf(exchange.pollInMs);
  const tookMs = exchange.endedAt - exchange.startedAt;
  const wasHeld = exchange.held && tookMs >= pace;
  const holds = exchange.holdsBefore || wasHeld;
  const changed = exchange.changesInARow > 0 && exchange.changesInARow <= MAX_CHANGES_IN_A_ROW;
  if (exchange.first || changed || wasHeld) return { waitMs: 0, hold: true, holds };
  const waitMs = Math.max(0, pace - tookMs);
  // After a gap the truth is asked for at once, lest a change in the gap hide for a whole hold.
  return { waitMs, hold: waitMs === 0 || holds, holds };
};
