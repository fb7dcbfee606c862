/** Why the wallet cannot go on, and whether trying again may help. */
export interface Problem {
  readonly words: string;
  readonly next: 'ask for options again' | 'try again' | 'nothing';
}

/** What the SDK's messages hold, in the order in which to look for it: an expired quote is not an expired payment. */
const PROBLEMS: readonly (readonly [RegExp, Problem])[] = [
  [
    /quote.*expired/,
    { words: 'The price has run out and was renewed. Look at it, and pay again.', next: 'ask for options again' },
  ],
  [
    /network|connection|failed to fetch/,
    { words: 'The sandbox does not answer. Is it still running?', next: 'try again' },
  ],
  [
    /response body|decoding/,
    { words: 'The answer did not arrive whole. Try again: nothing is paid twice.', next: 'try again' },
  ],
  [/not found/, { words: 'The sandbox does not know this payment. Is the link complete?', next: 'nothing' }],
  [/status succeeded/, { words: 'This payment is paid already.', next: 'nothing' }],
  [/status processing/, { words: 'This payment is being paid already.', next: 'nothing' }],
  [/status failed/, { words: 'This payment has failed.', next: 'nothing' }],
  [/cancell?ed/, { words: 'This payment was cancelled.', next: 'nothing' }],
  [/expired/, { words: 'The time to pay is over: this payment has expired.', next: 'nothing' }],
];

/** An error of the SDK, of a signature or of the network in words for people. */
export const problemOf = (error: unknown): Problem => {
  const message = error instanceof Error ? error.message : String(error);
  const known = PROBLEMS.find(([words]) => words.test(message.toLowerCase()));
  return known?.[1] ?? { words: message, next: 'try again' };
};
