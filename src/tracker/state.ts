import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import type { ContractError } from '../core/errors/contract-error.js';
import type { PayError } from '../core/errors/pay-error.js';

/** The states of the poller. */
export const CONNECTIONS = [
  'idle', // not started
  'connecting', // no answer yet
  'live', // the last request succeeded
  'retrying', // the last request failed; the next one is scheduled
  'offline', // like retrying, and the browser reports that there is no network
  'paused', // the page is frozen or in the back/forward cache
  'settled', // the payment is final; polling has ended
  'stopped', // ended by `stop()` or by a non-retryable error
] as const;

/** The state of the poller. Independent of the payment: a connection problem never changes the payment. */
export type Connection = (typeof CONNECTIONS)[number];

/** The payment as the gateway reported it, and the state of the poller. */
export interface TrackerState {
  /** The last status that the gateway reported; null before the first. A final payment never changes again. */
  readonly payment: PaymentStatusResponse | null;
  readonly connection: Connection;
  /** Current polling error, or null. */
  readonly error: PayError | null;
  /** An error that names the invalid fields left out of the last answer; null if there were none. */
  readonly warning: ContractError | null;
  /** Failed requests in a row. */
  readonly failures: number;
  /** Gateway's clock minus the device's, milliseconds; 0 while unknown or within the tolerance. */
  readonly clockOffsetMs: number;
  /** The `Date` of all answers if a cache repeats one, Unix milliseconds; null otherwise, and where it cannot be read. */
  readonly repeatedDateMs: number | null;
}

/** The state before the first request. */
export const INITIAL_STATE: TrackerState = {
  payment: null,
  connection: 'idle',
  error: null,
  warning: null,
  failures: 0,
  clockOffsetMs: 0,
  repeatedDateMs: null,
};
