import { getKnownStatus, getOutcome, isPayable } from '../../contract/payment-status.js';
import type { PaymentStatusResponse } from '../../contract/schemas/payment-status-response.js';
import type { PayError } from '../../core/errors/pay-error.js';
import type { StatusMessages, Wording } from '../../locales/messages.js';
import { stateName } from '../shared/state-name.js';
import { getErrorDetails } from '../shared/support.view.js';
import { ATTEMPTS_BEFORE_CANNOT_LOAD } from '../../core/retry.js';
import type { TrackerState } from '../../tracker/state.js';
import type { CheckoutContext } from './checkout-context.js';
import {
  CONNECTING,
  DECLINED,
  STATUS_LOOKS,
  TIME_UP,
  TROUBLE,
  UNKNOWN,
  UNKNOWN_FINAL,
  type Look,
} from './status-looks.js';

/** The view model of the element, without the countdown. */
export interface View {
  readonly look: Look;
  readonly wording: Wording;
  /** True if the sentence below the headline warns of nothing. */
  readonly isCalm?: boolean | undefined;
  /** True if the page around has the headline: only what is wrong with the connection is shown. */
  readonly isCovered?: boolean | undefined;
  /** Name of the slot for this status; undefined before the first answer. */
  readonly slot?: string | undefined;
  /** Message about the connection, shown beside the status. */
  readonly note?: string | undefined;
  readonly isOffline?: boolean | undefined;
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
  /** The checkout around the element, if any. */
  readonly checkout?: CheckoutContext | undefined;
}

const getPaymentView = (payment: PaymentStatusResponse, messages: StatusMessages): View => {
  const status = getKnownStatus(payment);
  const slot = stateName(status);
  if (!status) {
    const [look, wording] = payment.isFinal
      ? [UNKNOWN_FINAL, messages.unknownFinal]
      : [UNKNOWN, messages.unknownStatus];
    return { look, wording, slot, support: [payment.status] };
  }
  const { isCalm } = STATUS_LOOKS[status];
  const isDeclined = status === 'failed' && payment.failureCode === 'declined_user';
  const support = status === 'failed' ? [payment.failureCode ?? status] : undefined;
  if (isDeclined) return { look: DECLINED, wording: messages.declined, isCalm, slot, support };
  return { look: STATUS_LOOKS[status], wording: messages.statuses[status], isCalm, slot, support };
};

const isStoppedByError = ({ connection, error }: TrackerState): boolean => connection === 'stopped' && error !== null;

/** The time is up. Nothing is checked any more once polling has stopped: then the buyer is sent to the shop. */
const getLateView = (
  state: TrackerState,
  { timeUp, stopped }: StatusMessages,
): Pick<View, 'look' | 'wording' | 'isCalm'> => ({
  look: TIME_UP,
  wording: isStoppedByError(state) ? [timeUp[0], stopped[1]] : timeUp,
  isCalm: false,
});

/** Before the first answer: the payment may be paid already. */
const getWaitingView = (state: TrackerState, { isTimeUp, isSlow }: ViewContext, messages: StatusMessages): View => {
  const { connection, failures, error } = state;
  const support = error ? getErrorDetails(error) : undefined;
  const isStopped = isStoppedByError(state);
  const cannotLoad = error !== null && failures >= ATTEMPTS_BEFORE_CANNOT_LOAD;
  const isOffline = connection === 'offline';
  const note = isOffline ? messages.notes.offline : undefined;
  if (isTimeUp) {
    const retry = isStopped || cannotLoad;
    return { ...getLateView(state, messages), note, isOffline, retry, support: retry ? support : undefined };
  }
  if (isStopped) return { look: TROUBLE, wording: messages.stopped, retry: true, support };
  if (cannotLoad) {
    return { look: TROUBLE, wording: messages.cannotLoad, retry: true, support };
  }
  return {
    look: CONNECTING,
    wording: isSlow ? messages.slow : messages.connecting,
    isCalm: !isSlow,
    note,
    isOffline,
  };
};

/** In a checkout that offers its ways to pay without an answer, a note says what there is no headline for. */
const coverWaiting = (view: View, checkout: CheckoutContext | undefined, { alreadyPaid }: StatusMessages): View => {
  if (!checkout?.hasHeadline) return view;
  const { note, wording } = view;
  return { ...view, isCovered: true, note: note ? `${note} ${alreadyPaid}` : wording[1] };
};

/** Returns what to show instead of a payment if the page is not set up correctly. */
export const getMisconfiguredView = (error: PayError, messages: StatusMessages): View => ({
  look: TROUBLE,
  wording: messages.misconfigured,
  support: getErrorDetails(error),
});

/** Returns what to show for a state. */
export const getView = (state: TrackerState, context: ViewContext, messages: StatusMessages): View => {
  const { payment, connection, error } = state;
  const { isTimeUp, checkout } = context;
  if (!payment) return coverWaiting(getWaitingView(state, context, messages), checkout, messages);
  const view = getPaymentView(payment, messages);
  if (payment.isFinal) {
    // The wallet may have paid too late: the page around asks about that instead.
    return { ...view, isCovered: checkout?.hasHeadline && getOutcome(payment) === 'failure' };
  }
  const problem = messages.notes[connection as keyof StatusMessages['notes']];
  const isStopped = isStoppedByError(state);
  const mayBePaid = isPayable(payment) && !isTimeUp;
  // A checkout offers nothing that pays then: its headline says why.
  if (isStopped && checkout && !checkout.hasHeadline && mayBePaid)
    return {
      ...view,
      look: TROUBLE,
      wording: messages.stopped,
      isCalm: false,
      retry: true,
      support: error ? getErrorDetails(error) : undefined,
    };
  // It is not known yet how the buyer can pay.
  const isUndecided = checkout && !checkout.hasHeadline && mayBePaid;
  return {
    ...view,
    ...(isUndecided && { look: CONNECTING, wording: messages.connecting }),
    ...(isTimeUp && getLateView(state, messages)),
    isCovered: checkout?.hasHeadline,
    note: problem && [problem, messages.lastKnown, mayBePaid && messages.alreadyPaid].filter(Boolean).join(' '),
    isOffline: connection === 'offline',
    retry: isStopped,
    support: isStopped && error ? getErrorDetails(error) : view.support,
  };
};
