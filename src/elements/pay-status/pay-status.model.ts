import { getKnownStatus, isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { Messages, Wording } from '../../locales/messages.js';
import { stateName } from '../shared/state-name.js';
import { getErrorDetails } from '../shared/support.view.js';
import { ATTEMPTS_BEFORE_CANNOT_LOAD } from '../../core/retry.js';
import type { TrackerState } from '../../tracker/state.js';
import { FLOW_STATES, type PaymentFlowState } from '../../wallet/engine/state.js';
import type { Tone } from './marks.js';
import { STATUS_LOOKS } from './status-looks.js';

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
  /** Technical details for support, never part of a sentence for the buyer. */
  readonly support?: readonly string[] | undefined;
}

/** The context of a view besides the state of the tracker. */
export interface ViewContext {
  /** The countdown is over; only the gateway decides whether the payment has expired. */
  readonly isTimeUp: boolean;
  /** The first answer takes longer than usual. */
  readonly isSlow: boolean;
  /** State of paying with a wallet in the page around the element. */
  readonly walletState?: PaymentFlowState['kind'] | undefined;
}

const getWording = (payment: PaymentStatusResponse, { walletState }: ViewContext, messages: Messages): Wording => {
  const status = getKnownStatus(payment);
  if (!status) return payment.isFinal ? messages.unknownFinal : messages.unknownStatus;
  if (status === 'failed' && payment.failureCode === 'declined_user') return messages.declined;
  const [title, text] = messages.statuses[status];
  return [title, status === 'requires_action' && walletState && FLOW_STATES[walletState].asksNothing ? '' : text];
};

const getPaymentView = (payment: PaymentStatusResponse, context: ViewContext, messages: Messages): View => {
  const status = getKnownStatus(payment);
  const slot = stateName(status);
  const wording = getWording(payment, context, messages);
  if (!status) return { tone: 'unknown', wording, slot, support: [payment.status] };
  const support = status === 'failed' ? [payment.failureCode ?? status] : undefined;
  return { tone: STATUS_LOOKS[status].tone, wording, slot, support };
};

const isStoppedByError = ({ connection, error }: TrackerState): boolean => connection === 'stopped' && error !== null;

/** The time is up. Nothing is checked any more once polling has stopped: then the buyer is sent to the shop. */
const getLateView = (state: TrackerState, { timeUp, stopped }: Messages): Pick<View, 'tone' | 'wording'> => ({
  tone: 'late',
  wording: isStoppedByError(state) ? [timeUp[0], stopped[1]] : timeUp,
});

/** Before the first answer: the payment may be paid already. */
const getWaitingView = (state: TrackerState, { isTimeUp, isSlow }: ViewContext, messages: Messages): View => {
  const { connection, failures, error } = state;
  const support = error ? getErrorDetails(error) : undefined;
  const isStopped = isStoppedByError(state);
  const cannotLoad = error !== null && failures >= ATTEMPTS_BEFORE_CANNOT_LOAD;
  const note = connection === 'offline' ? messages.notes.offline : undefined;
  if (isTimeUp) {
    const retry = isStopped || cannotLoad;
    return { ...getLateView(state, messages), note, retry, support: retry ? support : undefined };
  }
  if (isStopped) return { tone: 'trouble', wording: messages.stopped, retry: true, support };
  if (cannotLoad) {
    return { tone: 'trouble', wording: messages.cannotLoad, retry: true, support };
  }
  return {
    tone: 'waiting',
    wording: isSlow ? messages.slow : messages.connecting,
    note,
  };
};

/** Returns what to show instead of a payment if the page is not set up correctly. */
export const getMisconfiguredView = (error: PayError, messages: Messages): View => ({
  tone: 'trouble',
  wording: messages.misconfigured,
  support: getErrorDetails(error),
});

/** Returns what to show for a state. */
export const getView = (state: TrackerState, context: ViewContext, messages: Messages): View => {
  const { payment, connection, error } = state;
  if (!payment) return getWaitingView(state, context, messages);
  const view = getPaymentView(payment, context, messages);
  if (payment.isFinal) return view;
  const problem = messages.notes[connection as keyof Messages['notes']];
  const isStopped = isStoppedByError(state);
  const mayBePaid = isPayable(payment) && !context.isTimeUp;
  return {
    ...view,
    ...(context.isTimeUp && getLateView(state, messages)),
    note: problem && [problem, messages.lastKnown, mayBePaid && messages.alreadyPaid].filter(Boolean).join(' '),
    retry: isStopped,
    support: isStopped && error ? getErrorDetails(error) : view.support,
  };
};
