import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { CONNECTIONS, type Connection } from '../../../src/tracker/state.js';

const VARIANTS = ['declined', 'unknown_open', 'unknown_final', 'not_known_yet'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The states of a payment: each status of the contract, and variants that are displayed differently. */
export const KNOWN = [...PAYMENT_STATUSES, ...VARIANTS] as const;
export type Known = (typeof KNOWN)[number];

/** Returns true for a state that is more than a status of the contract. */
export const isVariant = (known: Known): known is Variant => (VARIANTS as readonly Known[]).includes(known);

const FINAL: readonly Known[] = [...FINAL_PAYMENT_STATUSES, 'declined', 'unknown_final'];

/** Returns true if the gateway reports the payment as final. */
export const isFinal = (known: Known): boolean => FINAL.includes(known);

/** Impossible combinations, with the reason. All others have a story. */
const IMPOSSIBLE: readonly {
  readonly reason: string;
  readonly applies: (known: Known, connection: Connection) => boolean;
}[] = [
  {
    reason: 'A final payment is no longer polled.',
    applies: (known, connection) => isFinal(known) && connection !== 'settled',
  },
  {
    reason: 'Polling settles only when the payment is final.',
    applies: (known, connection) => !isFinal(known) && connection === 'settled',
  },
  {
    reason: 'A connection is live only after an answer, which contains the status.',
    applies: (known, connection) => known === 'not_known_yet' && connection === 'live',
  },
  {
    reason: 'A known status means that polling has started.',
    applies: (known, connection) => known !== 'not_known_yet' && connection === 'idle',
  },
];

/** Returns the reason why a combination is impossible; undefined if it is possible. */
const whyImpossible = (known: Known, connection: Connection): string | undefined =>
  IMPOSSIBLE.find(({ applies }) => applies(known, connection))?.reason;

export const SCHEMES = ['light', 'dark'] as const;

/** A language for each text direction. */
export const DIRECTIONS = { ltr: 'en', rtl: 'ar' } as const;

/** One state of an element on a page. */
export interface State {
  readonly known: Known;
  readonly connection: Connection;
  readonly scheme: (typeof SCHEMES)[number];
  readonly direction: keyof typeof DIRECTIONS;
}

const directions = Object.keys(DIRECTIONS) as State['direction'][];

/** Every possible state, from the contract's statuses and the tracker's connections. */
export const STATES: readonly State[] = KNOWN.flatMap((known) =>
  CONNECTIONS.filter((connection) => whyImpossible(known, connection) === undefined).flatMap((connection) =>
    SCHEMES.flatMap((scheme) => directions.map((direction) => ({ known, connection, scheme, direction }))),
  ),
);

/** Converts to PascalCase: `not_known_yet` is `NotKnownYet`. */
export const pascal = (word: string): string =>
  word
    .split(/[_-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Returns the export name of a story, from which Storybook derives its id: `ProcessingOfflineDarkRtl`. */
export const toExportName = ({ known, connection, scheme, direction }: State): string =>
  [known, connection, scheme, direction].map(pascal).join('');

/** Returns the display name of a story: `Processing, offline (dark, rtl)`. */
export const toStoryName = ({ known, connection, scheme, direction }: State): string => {
  const words = known.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}, ${connection} (${scheme}, ${direction})`;
};
