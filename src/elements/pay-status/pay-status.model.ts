import { isKnownPaymentStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { fillStatus } from '../../locales/fill.js';
import type { Messages, Wording } from '../../locales/messages.js';
import { stateName } from '../shared/state-name.js';
import { ATTEMPTS_BEFORE_CANNOT_LOAD } from '../../core/retry.js';
import type { TrackerState } from '../../tracker/state.js';
import type { Tone } from './marks.js';

/** What the element shows, as data: all but the words that tick. */
export interface View {
  readonly tone: Tone;
  readonly wording: Wording;
  /** Where the page's own content for this status goes; undefined before the gateway said anything. */
  readonly slot?: string | undefined;
  /** What to say of the connection; the status stays on screen. */
  readonly note?: string | undefined;
  /** Whether to offer "try again". */
  readonly retry?: boolean | undefined;
  /** For the developer, not for the buyer. */
  readonly error?: PayError | undefined;
}

const TONES = {
  requires_action: 'waiting',
  processing: 'working',
  succeeded: 'success',
  failed: 'failure',
  expired: 'expired',
  cancelled: 'neutral',
} as const;

const viewOfPayment = ({ status, failureCode }: PaymentStatusResponse, messages: Messages): View => {
  const slot = stateName(status);
  if (!isKnownPaymentStatus(status)) {
    return { tone: 'neutral', wording: fillStatus(messages.unknownStatus, status), slot };
  }
  const isDeclined = status === 'failed' && failureCode === 'declined_user';
  return { tone: TONES[status], wording: isDeclined ? messages.declined : messages.statuses[status], slot };
};

/** What to show for what is known. `isTimeUp`: the buyer's countdown ran out; the gateway alone decides what that means. */
export const viewOf = (state: TrackerState, isTimeUp: boolean, messages: Messages): View => {
  const { payment, connection, failures, error } = state;
  const isStopped = connection === 'stopped' && error !== null;
  if (payment) {
    if (payment.isFinal) return viewOfPayment(payment, messages);
    const trouble = messages.notes[connection as keyof Messages['notes']];
    const note = trouble ? `${trouble} ${messages.lastKnown}` : isTimeUp ? messages.checking : undefined;
    return { ...viewOfPayment(payment, messages), note, retry: isStopped };
  }
  if (isStopped) return { tone: 'trouble', wording: messages.stopped, retry: true, error };
  if (error && failures >= ATTEMPTS_BEFORE_CANNOT_LOAD) {
    return { tone: 'trouble', wording: messages.cannotLoad, retry: true, error };
  }
  return {
    tone: 'waiting',
    wording: messages.connecting,
    note: connection === 'offline' ? messages.notes.offline : undefined,
  };
};
