import type { KnownPaymentStatus } from '../../contract/payment-status.js';
import { isSoon } from '../shared/countdown.view.js';
import { getShare, TURNING, type MarkSymbol } from '../shared/mark.view.js';

/** The colour role of a view. */
export type Tone =
  'waiting' | 'late' | 'working' | 'success' | 'failure' | 'expired' | 'neutral' | 'unknown' | 'trouble';

/** How a state looks. */
export interface Look {
  readonly tone: Tone;
  readonly symbol: MarkSymbol;
  /** What the ring around the symbol does: it drains with the time left, or turns. There is none if nothing runs. */
  readonly ring?: 'drains' | 'turns';
}

/** The steps of the timeline, in order. */
export type StepName = 'waiting' | 'sent' | 'confirmed' | 'settled' | 'refunded';

/** How a status is shown. */
interface StatusLook extends Look {
  /** The step of the timeline that it has reached. A payment that ended without success has none: how far it got is not known. */
  readonly step: StepName | undefined;
  /** True if the sentence below the headline warns of nothing: a list of orders may leave it out. */
  readonly isCalm: boolean;
}

export const STATUS_LOOKS: Readonly<Record<KnownPaymentStatus, StatusLook>> = {
  requires_action: { tone: 'waiting', symbol: 'wallet', ring: 'drains', step: 'waiting', isCalm: true },
  processing: { tone: 'working', symbol: 'dots', ring: 'turns', step: 'sent', isCalm: true },
  succeeded: { tone: 'success', symbol: 'tick', step: 'confirmed', isCalm: true },
  failed: { tone: 'failure', symbol: 'cross', step: undefined, isCalm: false },
  expired: { tone: 'expired', symbol: 'clock', step: undefined, isCalm: false },
  cancelled: { tone: 'neutral', symbol: 'dash', step: undefined, isCalm: false },
};

/** Before the first answer. */
export const CONNECTING: Look = { tone: 'waiting', symbol: 'dots', ring: 'turns' };
export const TIME_UP: Look = { tone: 'late', symbol: 'clock', ring: 'turns' };
export const DECLINED: Look = { tone: 'neutral', symbol: 'cross' };
export const TROUBLE: Look = { tone: 'trouble', symbol: 'warning' };
/** A status that this version does not know, of a payment that is not final. It does not look cancelled: it may be paid. */
export const UNKNOWN: Look = { tone: 'unknown', symbol: 'question', ring: 'turns' };
export const UNKNOWN_FINAL: Look = { tone: 'unknown', symbol: 'question' };

/** Returns the tone of a look with so much time left to pay. */
export const getTone = ({ tone, ring }: Look, remainingMs: number | undefined): Tone =>
  ring === 'drains' && isSoon(remainingMs) ? 'late' : tone;

/** Returns the share of the ring of a look with so much time left to pay; undefined without a ring. */
export const getRing = ({ ring }: Look, remainingMs: number | undefined): number | undefined => {
  if (ring === 'turns') return TURNING;
  return ring && (remainingMs === undefined ? 1 : getShare(remainingMs));
};
