import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';

type WithDashes<Word extends string> = Word extends `${infer Head}_${infer Tail}` ? `${Head}-${Tail}` : Word;

const dashed = <Word extends string>(word: Word): WithDashes<Word> => word.replace('_', '-') as WithDashes<Word>;

/** The places in both elements for a page's own content: one for each status, and one that is always there. */
export const SLOTS = [...PAYMENT_STATUSES.map(dashed), 'unknown', 'actions'] as const;
export type Slot = (typeof SLOTS)[number];
