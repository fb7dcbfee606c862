// The differences from a genuine list that may pass, each with its reason: what is signed still moves exactly the shown amount of
// the shown token from the shown account, within the deadline.
import { GRACE_S, type Facts } from './facts.js';
import type { Difference } from './get-differences.js';
import type { Json } from './json.js';

interface Harmless {
  readonly reason: string;
  readonly path: RegExp;
  readonly allows: (difference: Difference, facts: Facts) => boolean;
}

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BYTES32 = /^0x[0-9a-fA-F]{64}$/;
const NUMBER = /^(0x[0-9a-fA-F]+|\d+)$/;

const isAddress = (value: Json | undefined): value is string => typeof value === 'string' && ADDRESS.test(value);

const readNumber = (value: Json | undefined): bigint | undefined => {
  const isNumber = typeof value === 'string' ? NUMBER.test(value) : Number.isSafeInteger(value);
  const number = isNumber ? BigInt(value as string | number) : -1n;
  return number >= 0n && number < 2n ** 256n ? number : undefined;
};

const isWithin = (value: Json | undefined, from: number, to: number): boolean => {
  const number = readNumber(value);
  return number !== undefined && number >= BigInt(from) && number <= BigInt(to);
};

const isSameNumber = ({ before, after }: Difference): boolean =>
  !isAddress(before) && readNumber(before) !== undefined && readNumber(before) === readNumber(after);

const isSameInLowerCase = ({ before, after }: Difference): boolean =>
  typeof before === 'string' && typeof after === 'string' && before.toLowerCase() === after.toLowerCase();

/** Differences of the requests. */
export const HARMLESS_REQUESTS: readonly Harmless[] = [
  {
    reason: 'The same number in another notation.',
    path: /\.(message|domain)\./,
    allows: isSameNumber,
  },
  {
    reason: 'The same address or nonce in another case: the bytes are hashed.',
    path: /\.(message|domain|params)\./,
    allows: (difference) =>
      isSameInLowerCase(difference) && (isAddress(difference.after) || BYTES32.test(String(difference.after))),
  },
  {
    reason: 'A nonce makes a signature valid once; which one does not matter.',
    path: /\.message\.nonce$/,
    allows: ({ after }, { kind }) =>
      kind === 'authorization' ? typeof after === 'string' && BYTES32.test(after) : readNumber(after) !== undefined,
  },
  {
    reason: 'A start in the past does not prolong anything.',
    path: /\.message\.validAfter$/,
    allows: ({ after }, { nowS }) => isWithin(after, 0, nowS),
  },
  {
    reason: 'Another deadline within the limit.',
    path: /\.message\.(deadline|validBefore)$/,
    allows: ({ after }, { nowS, expiresAt }) => isWithin(after, nowS, expiresAt + GRACE_S),
  },
  {
    reason: 'Who receives can only be verified with `recipients`.',
    path: /\.message\.(to|spender)$/,
    allows: ({ before, after }, { receiver }) =>
      String(before).toLowerCase() === receiver && isAddress(after) && Number(after) !== 0,
  },
  {
    reason: 'The page cannot know the domain of a token. If it is wrong, the token refuses the signature.',
    path: /\.domain\.(name|version)$/,
    allows: ({ before, after }) => before !== 'Permit2' && typeof after === 'string',
  },
  {
    reason: 'Without the permit, the transfer needs an allowance that the buyer has given before.',
    path: /^list$/,
    allows: (_difference, { kind }) => kind === 'permit',
  },
];

/** Differences of the option. */
export const HARMLESS_OPTIONS: readonly Harmless[] = [
  {
    reason: 'Options have more fields than the check reads.',
    path: /^/,
    allows: ({ before }) => before === undefined,
  },
  {
    reason: 'The page formats the amount; the check compares base units.',
    path: /^amount\.display/,
    allows: () => true,
  },
  {
    reason: 'The same address in another case.',
    path: /^(account|amount\.unit)$/,
    allows: isSameInLowerCase,
  },
];

/** Returns the reason why a difference is harmless, or undefined if it is not. */
export const getReason = (list: readonly Harmless[], difference: Difference, facts: Facts): string | undefined =>
  list.find(({ path, allows }) => path.test(difference.path) && allows(difference, facts))?.reason;
