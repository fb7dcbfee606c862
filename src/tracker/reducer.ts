import type { PaymentStatusResponse } from '../contract/payment-status-response.js';
import type { StatusReading, StatusReadingFailure } from '../contract/read-payment-status-response.js';
import { ContractError } from '../core/errors/contract-error.js';
import type { PayError } from '../core/errors/pay-error.js';
import type { TrackerState } from './state.js';

/** What can happen to a tracker. */
export type TrackerEvent =
  | { readonly type: 'started' }
  /** The program's own server has read this a while ago. */
  | { readonly type: 'given'; readonly reading: StatusReading | StatusReadingFailure }
  | {
      readonly type: 'answered';
      readonly payment: PaymentStatusResponse;
      /** Broken fields that were left out of the payment. */
      readonly dropped: readonly string[];
      readonly clockOffsetMs: number;
    }
  | { readonly type: 'failed'; readonly error: PayError; readonly online: boolean }
  | { readonly type: 'ended'; readonly error: PayError }
  | { readonly type: 'interrupted'; readonly by: 'offline' | 'paused' | 'stopped' };

const essence = (payment: PaymentStatusResponse | null): string => {
  const outcome = [payment?.status, payment?.isFinal];
  try {
    return JSON.stringify([outcome, payment?.failureCode, payment?.info]);
  } catch {
    // Firefox and WebKit read what is nested deeper than they can write; then the info does not count.
    return outcome.join('');
  }
};

/** Whether two answers say the same of the payment; the pace that they suggest and fields unknown to us do not count. */
export const isSamePayment = (a: PaymentStatusResponse | null, b: PaymentStatusResponse | null): boolean =>
  essence(a) === essence(b);

const warningOf = (dropped: readonly string[], before: ContractError | null): ContractError | null => {
  if (!dropped.length) return null;
  const message = `A broken ${dropped.join(', ')} came with the payment, and is not shown.`;
  return before?.message === message ? before : new ContractError(message);
};

const whileAsking = ({ payment, connection, failures }: TrackerState): TrackerState['connection'] => {
  if (failures) return 'retrying';
  return payment && connection === 'live' ? 'live' : 'connecting';
};

/** What was heard of the gateway itself is newer. */
const given = (state: TrackerState, reading: StatusReading | StatusReadingFailure): TrackerState => {
  if (state.payment) return state;
  if ('issues' in reading) return { ...state, warning: warningOf(['initial payment'], null) };
  const { payment, dropped } = reading;
  const connection = payment.isFinal ? 'settled' : state.connection;
  return { ...state, payment, connection, warning: warningOf(dropped, null) };
};

/** The next state. Only `answered` touches a payment that is known, and nothing touches a final one. */
export const reduce = (state: TrackerState, event: TrackerEvent): TrackerState => {
  if (state.payment?.isFinal) return state.connection === 'settled' ? state : { ...state, connection: 'settled' };
  switch (event.type) {
    case 'started':
      return { ...state, connection: whileAsking(state) };
    case 'given':
      return given(state, event.reading);
    case 'answered':
      return {
        payment: isSamePayment(state.payment, event.payment) ? state.payment : event.payment,
        connection: event.payment.isFinal ? 'settled' : 'live',
        error: null,
        warning: warningOf(event.dropped, state.warning),
        failures: 0,
        clockOffsetMs: event.clockOffsetMs,
      };
    case 'failed':
      return {
        ...state,
        connection: event.online ? 'retrying' : 'offline',
        error: event.error,
        failures: state.failures + 1,
      };
    case 'ended':
      return { ...state, connection: 'stopped', error: event.error };
    case 'interrupted':
      // What ended stays so until it is started anew.
      return state.connection === 'stopped' ? state : { ...state, connection: event.by };
  }
};
