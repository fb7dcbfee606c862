// Judges requests by what a buyer loses who signs all of them, independently of the check: it writes genuine typed data with the
// same free values, and compares the hashes.
import type { WalletRequest } from '../../../../src/wallet/wallet-request.js';
import { GRACE_S, type Facts, type Kind } from './facts.js';
import { hash } from './hash.js';
import { getAt, type Json } from './json.js';
import { writeTypedData } from './requests.js';

const PRIMARY_TYPES: Readonly<Record<string, Kind>> = {
  ReceiveWithAuthorization: 'authorization',
  'Permit PermitTransferFrom': 'permit',
  PermitTransferFrom: 'allowance',
};

const DIGITS = /^(0|[1-9]\d*)$/;
const BYTES32 = /^0x[0-9a-fA-F]{64}$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** A value at a path; throws unless it is text of this shape. */
const readText = (data: Json, path: readonly string[], shape: RegExp): string => {
  const value = getAt(data, path);
  if (typeof value !== 'string' || !shape.test(value)) throw new Error(`${path.join('.')} is ${JSON.stringify(value)}`);
  return value;
};

/** The facts of the offer, with those of the requests that the page cannot know or that have a limit. */
const readFreeFacts = (signed: readonly Json[], facts: Facts, kind: Kind): Facts => {
  const message = (data: Json, field: string, shape: RegExp): string => readText(data, ['message', field], shape);
  const main = signed.at(-1) ?? null;
  const first = signed[0] ?? null;
  const isAuthorization = kind === 'authorization';
  const hasTokenDomain = kind !== 'allowance';
  return {
    ...facts,
    kind,
    notations: ['decimal'],
    casings: ['lower'],
    receiver: message(main, isAuthorization ? 'to' : 'spender', ADDRESS),
    nonce: BigInt(message(main, 'nonce', isAuthorization ? BYTES32 : DIGITS)),
    permitNonce: kind === 'permit' ? BigInt(message(first, 'nonce', DIGITS)) : 0n,
    deadlineS: Number(message(main, isAuthorization ? 'validBefore' : 'deadline', DIGITS)),
    permitDeadlineS: kind === 'permit' ? Number(message(first, 'deadline', DIGITS)) : facts.deadlineS,
    validAfterS: isAuthorization ? Number(message(main, 'validAfter', DIGITS)) : 0,
    tokenName: hasTokenDomain ? readText(first, ['domain', 'name'], /^/) : '',
    tokenVersion: hasTokenDomain ? readText(first, ['domain', 'version'], /^/) : '',
  };
};

const readRequest = (request: WalletRequest, facts: Facts): Json => {
  if (request.method !== 'eth_signTypedData_v4') throw new Error(`method ${request.method}`);
  const { chain, params, ...others } = request;
  const [account, text, ...more] = params;
  if (Object.keys(others).length > 1 || more.length > 0) throw new Error('more than a request');
  if (chain !== `eip155:${facts.chainId}`) throw new Error(`chain ${chain}`);
  if (account.toLowerCase() !== facts.account) throw new Error(`account ${account}`);
  const data = JSON.parse(text) as Json;
  // Two readers of the text cannot disagree: no repeated keys, no spaces, no other notations.
  if (JSON.stringify(data) !== text) throw new Error('text that is not canonical');
  return data;
};

/** The paths of everything in typed data: what is not hashed must not be there. */
const listPaths = (value: Json, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => listPaths(item, `${path}.${key}`))
    : [path];

const isSame = (data: Json, expected: Json): boolean =>
  hash(data) === hash(expected) && listPaths(data).toSorted().join() === listPaths(expected).toSorted().join();

/**
 * Returns why the requests are not the payment that the buyer was shown, or undefined. They are if they move exactly the amount of
 * the token from the account on the chain, once, within the deadline.
 */
export const findHarm = (requests: readonly WalletRequest[], facts: Facts): string | undefined => {
  try {
    const signed = requests.map((request) => readRequest(request, facts));
    const kind = PRIMARY_TYPES[signed.map((data) => String(getAt(data, ['primaryType']))).join(' ')];
    if (!kind) return 'another list of primary types';
    const free = readFreeFacts(signed, facts, kind);
    const { deadlineS, permitDeadlineS, validAfterS } = free;
    if (Math.max(deadlineS, permitDeadlineS) > facts.expiresAt + GRACE_S) return 'a deadline that is too late';
    if (Math.min(deadlineS, permitDeadlineS) < facts.nowS) return 'a deadline that is over';
    if (validAfterS > facts.nowS) return 'not valid yet';
    const expected = writeTypedData(free);
    const isPayment = signed.every((data, index) => isSame(data, expected[index] ?? null));
    return isPayment ? undefined : 'another message than that of the payment';
  } catch (error) {
    return String(error);
  }
};
