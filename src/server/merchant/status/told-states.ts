import { toPaceMs } from '../../../core/pacing.js';

/** A visitor returns this long after its pause (`pollInMs`) at the latest, milliseconds: allows for a slow network. */
export const RETURN_MS = 10_000;
/** The oldest answers are removed first. */
const MAX_ANSWERS = 1_000;

/** An answer whose visitor has not sent its next request yet. */
interface Answer {
  /** The `maxPollMs` of the request; undefined for a plain request. */
  readonly maxPollMs: number | undefined;
  readonly state: string;
  /** The visitor has returned by then, if it returns, monotonic milliseconds. */
  readonly until: number;
}

/** What the visitors of one payment know. */
export interface ToldStates {
  /** What the gateway said last; undefined before its first answer. */
  readonly state: string | undefined;
  /** Until then a visitor may return that does not know of the last change, monotonic milliseconds. */
  readonly changedUntil: number;
  readonly answers: readonly Answer[];
}

export const NOTHING_TOLD: ToldStates = { state: undefined, changedUntil: -Infinity, answers: [] };

const getReturnTime = (nowMs: number, pollInMs: number | null | undefined): number =>
  nowMs + toPaceMs(pollInMs) + RETURN_MS;

/** The state after an answer to a visitor. */
export const afterAnswer = (
  told: ToldStates,
  maxPollMs: number | undefined,
  state: string,
  nowMs: number,
  pollInMs: number | null | undefined,
): ToldStates => {
  const open = told.answers.filter(({ until }) => until > nowMs).slice(1 - MAX_ANSWERS);
  return { ...told, answers: [...open, { maxPollMs, state, until: getReturnTime(nowMs, pollInMs) }] };
};

/** The state after the payment changed, or may have changed. */
export const afterChange = (
  told: ToldStates,
  state: string | undefined,
  nowMs: number,
  pollInMs?: number | null,
): ToldStates => ({ ...told, state, changedUntil: getReturnTime(nowMs, pollInMs) });

/**
 * Decides whether a long poll may be held: only if its visitor was told the current state, because the interface has no
 * "last seen" value, and a held request would hide a change that the visitor missed.
 *
 * A visitor is not identified. It starts with a plain request and then sends the same `maxPollMs` each time, as the element
 * does. So its last answer is one that was given to this `maxPollMs` or to a plain request, and that no request has followed
 * yet. If all of these said the current state, the request is held. If one said another state, it is not. Without such an
 * answer (a first request, or one that another process answered before), it is held unless the payment has just changed.
 */
export const admitLongPoll = (
  told: ToldStates,
  maxPollMs: number,
  nowMs: number,
): { readonly mayHold: boolean; readonly told: ToldStates } => {
  const own = told.answers.filter((answer) => answer.maxPollMs === maxPollMs && answer.until > nowMs);
  const plain = told.answers.filter((answer) => answer.maxPollMs === undefined && answer.until > nowMs);
  const last = [...own, ...plain];
  const [followed] = last;
  if (!followed) return { mayHold: told.changedUntil <= nowMs, told };
  const outdated = last.filter(({ state }) => state !== told.state);
  // Otherwise it is unclear which answer this request follows, and an outdated one must not be forgotten.
  const isClear = outdated.length === 0 || outdated.length === last.length;
  const answers = isClear ? told.answers.filter((answer) => answer !== followed) : told.answers;
  return { mayHold: outdated.length === 0, told: { ...told, answers } };
};

/** Returns true if nothing of it can affect a later request. */
export const canForget = ({ changedUntil, answers }: ToldStates, nowMs: number): boolean =>
  changedUntil <= nowMs && answers.every(({ until }) => until <= nowMs);
