import { isKnownPaymentStatus } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayError } from '../../core/errors/pay-error.js';
import { fillStatus } from '../../locales/fill.js';
import type { Messages, Wording } from '../../locales/messages.js';
import { stateName } from '../shared/state-name.js';
import { ATTEMPTS_BEFORE_CANNOT_LOAD } from '../../core/retry.js';
import type { TrackerState } from '../../tracker/state.js';
import type { Tone } from './marks.js';

/** The view model of the element, without the countdown. */
export interface View {
  readonly tone: Tone;
  readonly wording: Wording;
  /** Name of the slot for this status; undefined before the first answer. */
  readonly slot?: string | undefined;
  /** Message about the connection, shown beside the status. */
  readonly note?: string | undefined;
  /** True if "try again" is offered. */
  readonly retry?: boolean | undefined;
  /** Shown to the developer. */
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

const getPaymentView = ({ status, failureCode }: PaymentStatusResponse, messages: Messages): View => {
  const slot = stateName(status);
  if (!isKnownPaymentStatus(status)) {
    return { tone: 'neutral', wording: fillStatus(messages.unknownStatus, status), slot };
  }
  const isDeclined = status === 'failed' && failureCode === 'declined_user';
  return { tone: TONES[status], wording: isDeclined ? messages.declined : messages.statuses[status], slot };
};

/**
 * Returns what to show for a state.
 *
 * @param isTimeUp true once the countdown has reached zero; only the gateway decides whether the payment has expired
 */
export const getView = (state: TrackerState, isTimeUp: boolean, messages: Messages): View => {
  const { payment, connection, failures, error } = state;
  const isStopped = connection === 'stopped' && error !== null;
  if (payment) {
    if (payment.isFinal) return getPaymentView(payment, messages);
    const problem = messages.notes[connection as keyof Messages['notes']];
    const note = problem ? `${problem} ${messages.lastKnown}` : isTimeUp ? messages.checking : undefined;
    return { ...getPaymentView(payment, messages), note, retry: isStopped };
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
