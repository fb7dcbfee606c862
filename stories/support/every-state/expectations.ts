import { CONNECTIONS } from '../../../src/tracker/state.js';
import { lastKnown, unknownStatus, type Words } from '../play/words.js';
import type { Known, State } from './combinations.js';
import { UNKNOWN_STATUSES } from './situations.js';

const ofStatus =
  (status: Exclude<Known, 'declined' | 'unknown_open' | 'unknown_final' | 'not_known_yet'>): Words =>
  ({ statuses }) =>
    statuses[status];

/** The expected texts. Does not compile when a status is missing. */
const WORDS: Readonly<Record<Known, Words>> = {
  requires_action: ofStatus('requires_action'),
  processing: ofStatus('processing'),
  succeeded: ofStatus('succeeded'),
  failed: ofStatus('failed'),
  expired: ofStatus('expired'),
  cancelled: ofStatus('cancelled'),
  declined: ({ declined }) => declined,
  unknown_open: unknownStatus(UNKNOWN_STATUSES.unknown_open),
  unknown_final: unknownStatus(UNKNOWN_STATUSES.unknown_final),
  not_known_yet: ({ connecting }) => connecting,
};

const TROUBLES = ['retrying', 'offline', 'stopped'] as const;

type Trouble = (typeof TROUBLES)[number];

const isTrouble = (connection: string): connection is Trouble => TROUBLES.some((trouble) => trouble === connection);

const wordsBeforeTheFirst = (connection: State['connection']): readonly Words[] => {
  if (connection === 'idle') return [({ misconfigured }) => misconfigured];
  if (connection === 'stopped') return [({ stopped }) => stopped];
  return connection === 'offline' ? [WORDS.not_known_yet, ({ notes }) => notes.offline] : [WORDS.not_known_yet];
};

/** The words that belong to a state. */
export const getExpectedWords = ({ known, connection }: Pick<State, 'known' | 'connection'>): readonly Words[] => {
  if (known === 'not_known_yet') return wordsBeforeTheFirst(connection);
  return isTrouble(connection) ? [WORDS[known], lastKnown(connection)] : [WORDS[known]];
};

/** The custom state that names a payment. */
const PAYMENT_STATES: Readonly<Record<Known, string | undefined>> = {
  requires_action: 'requires-action',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  declined: 'failed',
  unknown_open: 'unknown',
  unknown_final: 'unknown',
  not_known_yet: undefined,
};

/** The custom states of `<pay-status>` in a state: no others but `time-up`. */
export const getExpectedCustomStates = ({
  known,
  connection,
}: Pick<State, 'known' | 'connection'>): readonly string[] =>
  [PAYMENT_STATES[known], connection].filter((name) => name !== undefined);

/** Every custom state that a payment or a connection has. */
export const CUSTOM_STATES: readonly string[] = [
  ...new Set([...Object.values(PAYMENT_STATES).filter((name) => name !== undefined), ...CONNECTIONS]),
];
