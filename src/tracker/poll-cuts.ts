import type { GatewayError } from '../core/errors/gateway-error.js';
import type { PayError } from '../core/errors/pay-error.js';

/** A long poll that fails sooner was not cut by a proxy, milliseconds. */
export const MIN_CUT_MS = 1_000;
/** After this many cuts in a row, long polls are shortened. */
export const CUTS_BEFORE_SHORTER_HOLD = 2;
/** The part of the shortest time that a cut long poll survived for which the next ones are held. */
const SAFE_PART = 0.8;
/** The statuses with which a proxy answers when its upstream times out. */
const CUT_STATUSES: readonly unknown[] = [502, 504];

/** The long polls of a run that a proxy has cut. */
export interface PollCuts {
  /** The number in a row: without another failure, or a long poll that was answered, in between. */
  readonly inARow: number;
  /** The shortest time after which one of them was cut, milliseconds. */
  readonly survivedMs: number;
  /** How long to hold the next long polls, milliseconds; undefined for the tab's own duration. */
  readonly holdMs: number | undefined;
  /** True if the last request was cut although its duration was shortened: only the proxy is at fault, so it is no failure. */
  readonly isKnownCut: boolean;
}

export const NO_CUTS: PollCuts = { inARow: 0, survivedMs: Infinity, holdMs: undefined, isKnownCut: false };

/** A request that has ended. */
interface EndedRequest {
  readonly isLongPoll: boolean;
  readonly tookMs: number;
  /** Undefined if it was answered. */
  readonly error: PayError | undefined;
}

const isCut = ({ isLongPoll, tookMs, error }: EndedRequest): boolean =>
  isLongPoll &&
  tookMs >= MIN_CUT_MS &&
  (error?.name === 'NetworkError' || CUT_STATUSES.includes((error as Partial<GatewayError> | undefined)?.status));

/** Counts a request that has ended. A plain answer between two long polls, as after each failure, does not end a row. */
export const countCut = (cuts: PollCuts, request: EndedRequest): PollCuts => {
  if (!isCut(request)) {
    const endsRow = request.error ?? request.isLongPoll;
    return { ...cuts, isKnownCut: false, inARow: endsRow ? 0 : cuts.inARow };
  }
  const isKnownCut = cuts.holdMs !== undefined;
  const inARow = cuts.inARow + 1;
  const survivedMs = Math.min(isKnownCut || inARow > 1 ? cuts.survivedMs : Infinity, request.tookMs);
  const isLearnt = isKnownCut || inARow >= CUTS_BEFORE_SHORTER_HOLD;
  const holdMs = isLearnt ? Math.max(MIN_CUT_MS, Math.floor(survivedMs * SAFE_PART)) : undefined;
  return { inARow, survivedMs, holdMs, isKnownCut };
};
