import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';

type WithDashes<Word extends string> = Word extends `${infer Head}_${infer Tail}` ? `${Head}-${Tail}` : Word;

/** Returns the name of a status in CSS and HTML. */
export const toKebabCase = <Word extends string>(word: Word): WithDashes<Word> =>
  word.replace('_', '-') as WithDashes<Word>;

/** The slots of both elements: one for each status, and `actions`, which is always visible. */
export const SLOTS = [...PAYMENT_STATUSES.map(toKebabCase), 'unknown', 'actions'] as const;
export type Slot = (typeof SLOTS)[number];
