import { CONNECTIONS } from '../../../src/tracker/state.js';
import { lastKnown, mayBePaid, type MessageText } from '../play/words.js';
import type { Known, State } from './combinations.js';

const getStatusText =
  (status: Exclude<Known, 'declined' | 'unknown_open' | 'unknown_final' | 'not_known_yet'>): MessageText =>
  ({ statuses }) =>
    statuses[status];

/** The expected texts. Does not compile if a status is missing. */
const TEXTS: Readonly<Record<Known, MessageText>> = {
  requires_action: getStatusText('requires_action'),
  processing: getStatusText('processing'),
  succeeded: getStatusText('succeeded'),
  failed: getStatusText('failed'),
  expired: getStatusText('expired'),
  cancelled: getStatusText('cancelled'),
  declined: ({ declined }) => declined,
  unknown_open: ({ unknownStatus }) => unknownStatus,
  unknown_final: ({ unknownFinal }) => unknownFinal,
  not_known_yet: ({ connecting }) => connecting,
};

const PROBLEMS = ['retrying', 'offline', 'stopped'] as const;

type Problem = (typeof PROBLEMS)[number];

const isProblem = (connection: string): connection is Problem => PROBLEMS.some((trouble) => trouble === connection);

const getTextsBeforeFirstAnswer = (connection: State['connection']): readonly MessageText[] => {
  if (connection === 'idle') return [({ misconfigured }) => misconfigured];
  if (connection === 'stopped') return [({ stopped }) => stopped];
  return connection === 'offline' ? [TEXTS.not_known_yet, ({ notes }) => notes.offline] : [TEXTS.not_known_yet];
};

/** Returns the texts that an element shows in a state. */
export const getExpectedTexts = ({
  known,
  connection,
}: Pick<State, 'known' | 'connection'>): readonly MessageText[] => {
  if (known === 'not_known_yet') return getTextsBeforeFirstAnswer(connection);
  if (!isProblem(connection)) return [TEXTS[known]];
  return [TEXTS[known], known === 'requires_action' ? mayBePaid(connection) : lastKnown(connection)];
};

/** The custom state for each state of a payment. */
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

/** Returns the custom states of `<pay-status>` in a state, except for `time-up`. */
export const getExpectedCustomStates = ({
  known,
  connection,
}: Pick<State, 'known' | 'connection'>): readonly string[] =>
  [PAYMENT_STATES[known], connection].filter((name) => name !== undefined);

/** All custom states of payments and connections. */
export const CUSTOM_STATES: readonly string[] = [
  ...new Set([...Object.values(PAYMENT_STATES).filter((name) => name !== undefined), ...CONNECTIONS]),
];
