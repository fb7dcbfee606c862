import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { CONNECTIONS, type Connection } from '../../../src/tracker/state.js';

/** The states of a payment: each status of the contract, and variants that look different to buyers. */
export const KNOWN = [...PAYMENT_STATUSES, 'declined', 'unknown_open', 'unknown_final', 'not_known_yet'] as const;
export type Known = (typeof KNOWN)[number];

const FINAL: readonly Known[] = [...FINAL_PAYMENT_STATUSES, 'declined', 'unknown_final'];

/** Returns true if the gateway has called the payment final. */
export const isFinal = (known: Known): boolean => FINAL.includes(known);

/** Impossible combinations, with the reason. All others have a story. */
const IMPOSSIBLE: readonly {
  readonly reason: string;
  readonly applies: (known: Known, connection: Connection) => boolean;
}[] = [
  {
    reason: 'A final payment is not asked for any more.',
    applies: (known, connection) => isFinal(known) && connection !== 'settled',
  },
  {
    reason: 'Asking ends well only with a final payment.',
    applies: (known, connection) => !isFinal(known) && connection === 'settled',
  },
  {
    reason: 'Only an answer says that the connection is good, and it says what is known.',
    applies: (known, connection) => known === 'not_known_yet' && connection === 'live',
  },
  {
    reason: 'Whoever knows something has begun to ask.',
    applies: (known, connection) => known !== 'not_known_yet' && connection === 'idle',
  },
];

/** Why there is no story; undefined where there is one. */
export const whyImpossible = (known: Known, connection: Connection): string | undefined =>
  IMPOSSIBLE.find(({ applies }) => applies(known, connection))?.reason;

export const SCHEMES = ['light', 'dark'] as const;

/** English and Arabic stand for the two directions of writing. */
export const DIRECTIONS = { ltr: 'en', rtl: 'ar' } as const;

/** One state of an element on a page. */
export interface State {
  readonly known: Known;
  readonly connection: Connection;
  readonly scheme: (typeof SCHEMES)[number];
  readonly direction: keyof typeof DIRECTIONS;
}

const directions = Object.keys(DIRECTIONS) as State['direction'][];

/** Every state that can be, from the contract's and the tracker's own lists. */
export const STATES: readonly State[] = KNOWN.flatMap((known) =>
  CONNECTIONS.filter((connection) => whyImpossible(known, connection) === undefined).flatMap((connection) =>
    SCHEMES.flatMap((scheme) => directions.map((direction) => ({ known, connection, scheme, direction }))),
  ),
);

/** `not_known_yet` -> `NotKnownYet` */
export const pascal = (word: string): string =>
  word
    .split(/[_-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** `ProcessingOfflineDarkRtl`: the name of the story's export, from which Storybook makes its id. */
export const toExportName = ({ known, connection, scheme, direction }: State): string =>
  [known, connection, scheme, direction].map(pascal).join('');

/** `Processing, offline (dark, rtl)`: what the list of stories shows. */
export const toStoryName = ({ known, connection, scheme, direction }: State): string => {
  const words = known.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${connection} (${scheme}, ${direction})`;
};
