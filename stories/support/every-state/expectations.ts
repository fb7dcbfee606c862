import type { Messages } from '../../../src/locales/messages.js';
import { CONNECTIONS } from '../../../src/tracker/state.js';
import { lastKnown, mayBePaid, type MessageText } from '../play/words.js';
import { toKebabCase } from '../elements/slots.js';
import { isVariant, KNOWN, type Known, type State, type Variant } from './combinations.js';

const VARIANT_TEXTS: Readonly<Record<Variant, MessageText>> = {
  declined: ({ declined }) => declined,
  unknown_open: ({ unknownStatus }) => unknownStatus,
  unknown_final: ({ unknownFinal }) => unknownFinal,
  not_known_yet: ({ connecting }) => connecting,
};

const getText = (known: Known): MessageText =>
  isVariant(known) ? VARIANT_TEXTS[known] : ({ statuses }) => statuses[known];

const PROBLEMS = ['retrying', 'offline', 'stopped'] as const;

type Problem = (typeof PROBLEMS)[number];

const isProblem = (connection: string): connection is Problem => PROBLEMS.some((trouble) => trouble === connection);

const getTextsBeforeFirstAnswer = (connection: State['connection']): readonly MessageText[] => {
  if (connection === 'idle') return [({ misconfigured }) => misconfigured];
  if (connection === 'stopped') return [({ stopped }) => stopped];
  return connection === 'offline'
    ? [VARIANT_TEXTS.not_known_yet, ({ notes }) => notes.offline]
    : [VARIANT_TEXTS.not_known_yet];
};

/** Returns the texts that an element shows in a state. */
export const getExpectedTexts = ({
  known,
  connection,
}: Pick<State, 'known' | 'connection'>): readonly MessageText[] => {
  if (known === 'not_known_yet') return getTextsBeforeFirstAnswer(connection);
  if (!isProblem(connection)) return [getText(known)];
  return [getText(known), known === 'requires_action' ? mayBePaid(connection) : lastKnown(connection)];
};

/** Returns the texts that the status of a checkout shows in a state. */
export const getExpectedCheckoutTexts = (state: Pick<State, 'known' | 'connection'>): readonly MessageText[] => {
  const { known, connection } = state;
  if (known === 'requires_action') {
    if (connection === 'stopped') return [({ stopped }) => stopped];
    return isProblem(connection) ? [mayBePaid(connection)] : [];
  }
  // The headline says what was paid to whom.
  if (known === 'succeeded') return [({ statuses }) => statuses.succeeded[1]];
  return getExpectedTexts(state);
};

/** Returns the texts that a checkout shows beside its status: while the buyer chooses, it has the headline. */
export const getExpectedPageTexts = ({ known, connection }: Pick<State, 'known' | 'connection'>) =>
  known === 'requires_action' && connection !== 'stopped' ? [({ checkout }: Messages) => checkout.phoneTitle] : [];

const VARIANT_STATES: Readonly<Record<Variant, string | undefined>> = {
  declined: 'failed',
  unknown_open: 'unknown',
  unknown_final: 'unknown',
  not_known_yet: undefined,
};

/** Returns the custom state for a state of a payment. */
const getCustomState = (known: Known): string | undefined =>
  isVariant(known) ? VARIANT_STATES[known] : toKebabCase(known);

/** Returns the custom states of `<pay-status>` in a state, except for `time-up`. */
export const getExpectedCustomStates = ({
  known,
  connection,
}: Pick<State, 'known' | 'connection'>): readonly string[] =>
  [getCustomState(known), connection].filter((name) => name !== undefined);

/** All custom states of payments and connections. */
export const CUSTOM_STATES: readonly string[] = [
  ...new Set([...KNOWN.map(getCustomState).filter((name) => name !== undefined), ...CONNECTIONS]),
];
