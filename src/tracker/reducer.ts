import { pickStatusFields } from '../contract/pick-fields.js';
import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import type { ReadResult } from '../contract/readers/fields.js';
import { ContractError } from '../core/errors/contract-error.js';
import { toJson } from '../core/json.js';
import type { PayError } from '../core/errors/pay-error.js';
import type { TrackerState } from './state.js';

/** An event that changes a tracker's state. */
export type TrackerEvent =
  | { readonly type: 'started' }
  /** Initial data from the page's own server. */
  | { readonly type: 'initialized'; readonly initial: ReadResult<PaymentStatusResponse> }
  | {
      readonly type: 'answered';
      readonly payment: PaymentStatusResponse;
      /** Invalid fields that were left out of the payment. */
      readonly invalidFields: readonly string[];
      readonly clockOffsetMs: number;
      readonly repeatedDateMs: number | null;
    }
  | { readonly type: 'failed'; readonly error: PayError; readonly online: boolean }
  | { readonly type: 'ended'; readonly error: PayError }
  | { readonly type: 'interrupted'; readonly by: 'offline' | 'paused' | 'stopped' };

/**
 * Serializes the fields by which two answers are compared; ignores `pollInMs` and unknown fields, which may be nested too deeply, or
 * be no JSON if they are of a client of the program.
 */
const comparisonKey = (payment: PaymentStatusResponse | null): string => {
  if (!payment) return '';
  const { status, isFinal, failureCode, info } = pickStatusFields(payment);
  return toJson([status, isFinal, failureCode, info]);
};

/** Returns true if two answers describe the same state of the payment. */
export const isSamePayment = (a: PaymentStatusResponse | null, b: PaymentStatusResponse | null): boolean =>
  comparisonKey(a) === comparisonKey(b);

/** Keeps the previous warning if the message is the same, so that it is reported once. */
const warnOfFields = (invalidFields: readonly string[], previous: ContractError | null): ContractError | null => {
  if (!invalidFields.length) return null;
  const message = `Ignored invalid field(s): ${invalidFields.join(', ')}.`;
  return previous?.message === message ? previous : new ContractError(message);
};

const toPollingConnection = ({ payment, connection, failures }: TrackerState): TrackerState['connection'] => {
  if (failures) return 'retrying';
  return payment && connection === 'live' ? 'live' : 'connecting';
};

const UNREADABLE =
  'initial-payment is not a status response as JSON, and is ignored. Use the body of the status response.';

/** Applies initial data, unless the gateway has answered: its answer is newer. */
const initialize = (state: TrackerState, initial: ReadResult<PaymentStatusResponse>): TrackerState => {
  if (state.payment) return state;
  if (!initial.ok) return { ...state, warning: new ContractError(UNREADABLE) };
  const { value: payment, invalidFields } = initial;
  const connection = payment.isFinal ? 'settled' : state.connection;
  return { ...state, payment, connection, warning: warnOfFields(invalidFields, null) };
};

/** Returns the next state. Only `answered` changes a known payment, and nothing changes a final one. */
export const reduce = (state: TrackerState, event: TrackerEvent): TrackerState => {
  if (state.payment?.isFinal) return state.connection === 'settled' ? state : { ...state, connection: 'settled' };
  switch (event.type) {
    case 'started':
      return { ...state, connection: toPollingConnection(state) };
    case 'initialized':
      return initialize(state, event.initial);
    case 'answered':
      return {
        payment: isSamePayment(state.payment, event.payment) ? state.payment : event.payment,
        connection: event.payment.isFinal ? 'settled' : 'live',
        error: null,
        warning: warnOfFields(event.invalidFields, state.warning),
        failures: 0,
        clockOffsetMs: event.clockOffsetMs,
        repeatedDateMs: event.repeatedDateMs,
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
      // A stopped tracker stays stopped until it is started again.
      return state.connection === 'stopped' ? state : { ...state, connection: event.by };
  }
};
