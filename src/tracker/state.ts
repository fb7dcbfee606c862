import type { PaymentStatusResponse } from '../contract/schemas/payment-status-response.js';
import type { ContractError } from '../core/errors/contract-error.js';
import type { PayError } from '../core/errors/pay-error.js';

/** What a poller can be doing. */
export const CONNECTIONS = [
  'idle', // not started
  'connecting', // asking, nothing heard yet
  'live', // the last ask was answered well
  'retrying', // the last ask failed; the next one is due
  'offline', // like retrying, and the device says that it has no network
  'paused', // the page is away (back/forward cache, frozen)
  'settled', // the payment is final; nothing more is asked
  'stopped', // ended by `stop()`, or by an error that asking again cannot mend
] as const;

/** What the poller is doing. Says nothing of the payment, and no trouble here can change it. */
export type Connection = (typeof CONNECTIONS)[number];

/** All that a tracker knows: what the gateway said, and how asking goes. Two axes that never mix. */
export interface TrackerState {
  /** The gateway's last word; null before the first. A final payment never changes again. */
  readonly payment: PaymentStatusResponse | null;
  readonly connection: Connection;
  /** The trouble that asking is in; null when all is well. */
  readonly error: PayError | null;
  /** A part of the last answer was broken and left out; the status itself was sound. */
  readonly warning: ContractError | null;
  /** Asks that failed in a row. */
  readonly failures: number;
  /** Gateway's clock minus this device's, milliseconds; 0 while unknown or close. */
  readonly clockOffsetMs: number;
}

export const INITIAL_STATE: TrackerState = {
  payment: null,
  connection: 'idle',
  error: null,
  warning: null,
  failures: 0,
  clockOffsetMs: 0,
};
