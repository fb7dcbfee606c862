// Manipulations of a revocation before an approval, and of a call of a marked contract, from the rules of the EIPs.
import { encodeApprove } from '../../../support/wallet/transaction-options.js';
import { PERMIT2, UNLIMITED, type Facts } from './facts.js';
import { fromEntries, setAt, type Json, type JsonObject } from './json.js';
import { LOOK_ALIKE_PERMIT2, STRANGER } from './pool.js';
import { writeActions } from './requests.js';
import type { Context } from './run-check.js';
import {
  APPROVAL,
  APPROVAL_ACTION as APPROVE,
  change,
  CHAIN,
  COIN_OPTION,
  CONTEXT,
  FACTS,
  PAYMENT,
  PAYMENT_ACTION as PAY_NATIVE,
  TOKEN_OPTION,
  TRANSFER_ACTION as TRANSFER,
  VALUE,
  writeTransaction,
} from './transactions.js';

type Row = readonly [
  title: string,
  actions: readonly Json[],
  reason: RegExp,
  /** Changes the limits of the page. */
  context?: Partial<Context>,
  option?: Json,
];

export const ROUTER = '0x7e57c0ffee0000000000000000000000c0ffee75';
const LOOK_ALIKE_ROUTER = '0x7e57c0ffee0000000000000000100000c0ffee75';
export const MARKED: Context = { ...CONTEXT, callRecipients: [ROUTER] };

export const REVOKE_DATA = encodeApprove(PERMIT2, 0n);
const REVOCATION: JsonObject = { ...APPROVAL, data: REVOKE_DATA };
const REVOKE = writeTransaction(REVOCATION);
export const CALL_DATA = '0xc0ffee0001';
export const CALL: JsonObject = { ...PAYMENT, to: ROUTER, data: CALL_DATA };
export const PAY = writeTransaction(CALL);
export const GENUINE = [REVOKE, APPROVE, TRANSFER];

const sign = (changes: Partial<Facts>): Json => writeActions({ ...FACTS, ...changes })[0]!;
const AUTHORIZE = sign({ kind: 'authorization' });
const PERMIT = sign({ kind: 'permit' });

export const revokes = (changes: JsonObject): readonly Json[] => [change(REVOCATION, changes), APPROVE, TRANSFER];
const approves = (changes: JsonObject): readonly Json[] => [REVOKE, change(APPROVAL, changes), TRANSFER];
const transfers = (changes: Partial<Facts>): readonly Json[] => [REVOKE, APPROVE, sign(changes)];
export const calls = (changes: JsonObject): readonly Json[] => [change(CALL, changes)];
const edits = (action: Json, path: readonly string[], value: Json): Json => setAt(action, ['data', ...path], value);
export const omits = (transaction: JsonObject, field: string): Json =>
  writeTransaction(fromEntries(Object.entries(transaction).filter(([name]) => name !== field)));
const shows = (path: string, value: Json): Json => setAt(COIN_OPTION, ['amount', path], value);

const word = (digits: string): string => digits.replace('0x', '').toLowerCase().padStart(64, '0');
const toHex = (value: bigint): string => `0x${value.toString(16)}`;
const VALUE_TEXT = toHex(VALUE);
/** Calls that move tokens of the sender, or let others move them, if their receiver is a token or Permit2. */
export const TOKEN_CALLS: Readonly<Record<string, string>> = {
  approve: encodeApprove(STRANGER),
  increaseAllowance: encodeApprove(STRANGER).replace('0x095ea7b3', '0x39509351'),
  transfer: `0xa9059cbb${word(STRANGER)}${'f'.repeat(64)}`,
  transferFrom: `0x23b872dd${word(FACTS.account)}${word(STRANGER)}${word('0x1')}`,
  permit: `0xd505accf${word(FACTS.account)}${word(STRANGER)}${'f'.repeat(128)}${word('0x1b')}${word('0x1')}${word('0x2')}`,
  setApprovalForAll: `0xa22cb465${word(STRANGER)}${word('0x1')}`,
  'approve of Permit2': `0x87517c45${word(FACTS.token)}${word(STRANGER)}${word('f'.repeat(40))}${word('f'.repeat(12))}`,
};

const ORDER = /does not pay|only a (revocation|permission)/;
const lists: readonly Row[] = [
  ['revokes alone', [REVOKE], ORDER],
  ['revokes before the transfer alone', [REVOKE, TRANSFER], ORDER],
  ['revokes after the approval', [APPROVE, REVOKE, TRANSFER], ORDER],
  ['revokes after the payment', [APPROVE, TRANSFER, REVOKE], ORDER],
  ['pays first', [TRANSFER, REVOKE, APPROVE], ORDER],
  ['revokes twice', [REVOKE, REVOKE, TRANSFER], ORDER],
  ['approves twice', [APPROVE, APPROVE, TRANSFER], ORDER],
  ['never pays', [REVOKE, APPROVE], ORDER],
  ['revokes before an authorization', [REVOKE, AUTHORIZE], ORDER],
  ['revokes and approves before an authorization', [REVOKE, APPROVE, AUTHORIZE], ORDER],
  ['revokes before a permit', [REVOKE, PERMIT, TRANSFER], ORDER],
  ['approves before a permit', [APPROVE, PERMIT, TRANSFER], ORDER],
  ['pays twice', [APPROVE, TRANSFER, sign({ nonce: 1n })], ORDER],
  ['pays twice after a revocation', [...GENUINE, sign({ nonce: 1n })], /one to three/],
  ['revokes and approves twice', [REVOKE, APPROVE, ...GENUINE], /one to three/],
  ['calls a marked contract before the transfer', [PAY, TRANSFER], /value/],
  ['calls a marked contract without a value', [change(CALL, { value: '0x0' }), TRANSFER], /approval of Permit2/],
  ['calls a marked contract at the end', [REVOKE, APPROVE, PAY], /value/],
  ['pays with the coin at the end', [REVOKE, APPROVE, PAY_NATIVE], /value/],
  ['hides two transactions in one request', [edits(REVOKE, ['params'], [REVOCATION, APPROVAL]), TRANSFER], /parameter/],
  ['nests the list', [[REVOKE, APPROVE], TRANSFER], /not an object/],
  ['leaves a hole before the payment', Object.assign([], { 1: TRANSFER }), /not an object/],
];

const WRONG = /approval of Permit2|hexadecimal/;
const revocations: readonly Row[] = [
  ['revokes the right of a stranger', revokes({ data: encodeApprove(STRANGER, 0n) }), WRONG],
  ['revokes that of a false Permit2', revokes({ data: encodeApprove(LOOK_ALIKE_PERMIT2, 0n) }), WRONG],
  ['leaves a rest of one', revokes({ data: encodeApprove(PERMIT2, 1n) }), WRONG],
  ['approves the amount instead', revokes({ data: encodeApprove(PERMIT2, FACTS.amount) }), WRONG],
  ['approves nearly everything', approves({ data: encodeApprove(PERMIT2, UNLIMITED - 1n) }), WRONG],
  ['approves a false Permit2 afterwards', approves({ data: encodeApprove(LOOK_ALIKE_PERMIT2) }), WRONG],
  ['approves a marked contract afterwards', approves({ data: encodeApprove(ROUTER) }), WRONG],
  ['exchanges the words', revokes({ data: `0x095ea7b3${word('0x0')}${word(PERMIT2)}` }), WRONG],
  ['soils the padding', revokes({ data: REVOKE_DATA.replace(/(?<=^0x\w{8})0{24}/, 'f'.repeat(24)) }), WRONG],
  ['adds a word', revokes({ data: REVOKE_DATA + 'f'.repeat(64) }), WRONG],
  ['drops a byte', revokes({ data: REVOKE_DATA.slice(0, -2) }), WRONG],
  ['leaves the amount to the padding', revokes({ data: REVOKE_DATA.slice(0, 74) }), WRONG],
  ['has no data', [omits(REVOCATION, 'data'), APPROVE, TRANSFER], /field data/],
  ['sends coins', revokes({ value: '0x1' }), /value/],
  ['calls a marked contract', revokes({ to: ROUTER }), /^to /],
  ['calls Permit2', revokes({ to: PERMIT2 }), /^to /],
  ['revokes a right to another token', revokes({ to: STRANGER }), /^to /],
  ['approves another token than it revokes', approves({ to: STRANGER }), /^to /],
  ['creates a contract', [omits(REVOCATION, 'to'), APPROVE, TRANSFER], /field to/],
  ['sends from another account', revokes({ from: STRANGER }), /^from /],
  ['names another chain', revokes({ chainId: '0x1' }), /chainId/],
  ['asks on another chain', [edits(REVOKE, ['chain_id'], 'eip155:1'), APPROVE, TRANSFER], /chain/],
  ['transfers more', transfers({ amount: FACTS.amount + 1n }), /amount/],
  ['transfers another token', transfers({ token: STRANGER }), /token/],
  ['transfers to a stranger', transfers({ receiver: STRANGER }), /spender/],
  ['transfers later', transfers({ deadlineS: FACTS.expiresAt + 301 }), /outlive/],
  ['comes when all is over', GENUINE, /expired/, { nowS: FACTS.expiresAt }],
  ...Object.entries(TOKEN_CALLS).flatMap(([name, data]): readonly Row[] => [
    [`calls ${name} of the token`, revokes({ data }), WRONG],
    [`calls ${name} of a marked contract`, revokes({ to: ROUTER, data }), WRONG],
    [`calls ${name} of a marked contract only`, [change(CALL, { value: '0x0', data })], WRONG],
    [`calls ${name} of a token that is marked`, revokes({ data }), WRONG, { callRecipients: [FACTS.token] }],
  ]),
];

const NUMBER = /^value is (not|\d)/;
const values: readonly Row[] = Object.entries({
  'no value': '0x0',
  'a base unit more': toHex(VALUE + 1n),
  'a base unit less': toHex(VALUE - 1n),
  'a value that overflows': toHex(2n ** 256n + VALUE),
  'decimal digits': String(VALUE),
  'a number': Number(VALUE),
  'digits without 0x': VALUE_TEXT.slice(2),
  '0X': VALUE_TEXT.replace('0x', '0X'),
  'a sign': `-${VALUE_TEXT}`,
  'a space': ` ${VALUE_TEXT}`,
  'a digit of another script': VALUE_TEXT.replace('2', '\uff12'),
  'a list': [VALUE_TEXT],
  null: null,
  nothing: '0x',
}).map(([title, value]) => [`has ${title} for the value`, calls({ value }), NUMBER]);

const receivers: readonly Row[] = Object.entries({
  'a stranger': STRANGER,
  'a contract that looks like the marked one': LOOK_ALIKE_ROUTER,
  'the token': FACTS.token,
  Permit2: PERMIT2,
  'the account itself': FACTS.account,
  'a recipient': FACTS.receiver,
  'the zero address': `0x${'0'.repeat(40)}`,
  'nobody, which creates a contract': null,
  'an empty text': '',
  'a name': 'router.eth',
  'a word': `0x${word(ROUTER)}`,
  'a list': [ROUTER],
  'an address with 0X': ROUTER.replace('0x', '0X'),
  'an address with an invisible character': `${ROUTER}\u200b`,
  'an address with a letter of another script': ROUTER.replace('c', '\u0441'),
}).map(([title, to]) => [`calls ${title}`, calls({ to }), /call-recipients|^to /]);

const data: readonly Row[] = [
  ['has a byte too many', calls({ data: `0x${'ab'.repeat(1_025)}` }), /1024/],
  ['has half a byte', calls({ data: `${CALL_DATA}a` }), /whole bytes/],
  ...['0Xc0ffee', 'c0ffee', '0xc0ffeg', '0xc0 ffee', '0xc0ffee\n', '0xc\uff10ffee', '', null, 7, ['0xc0ffee'], {}].map(
    (given): Row => [`has ${JSON.stringify(given)} for data`, calls({ data: given }), /hexadecimal/],
  ),
  ...Object.entries(TOKEN_CALLS).flatMap(([name, given]) =>
    Object.entries({ 'the token': FACTS.token, Permit2: PERMIT2, 'a recipient': FACTS.receiver }).map(
      ([title, to]): Row => [`calls ${name} of ${title}`, calls({ to, data: given }), /call-recipients/],
    ),
  ),
];

const ALONE = /has one request/;
const ELSEWHERE = [`eip155:1:${ROUTER}`];
const payments: readonly Row[] = [
  ['calls twice', [PAY, PAY], ALONE],
  ['calls, and pays with payNative', [PAY, PAY_NATIVE], ALONE],
  ['revokes before the call', [REVOKE, PAY], ALONE],
  ['approves before the call', [APPROVE, PAY], ALONE],
  ['asks for a signature after the call', [PAY, TRANSFER], ALONE],
  ['has the transaction signed only', [edits(PAY, ['method'], 'eth_signTransaction')], ALONE],
  ['sends a batch (EIP-5792)', [edits(PAY, ['method'], 'wallet_sendCalls')], ALONE],
  ['asks on another chain', [edits(PAY, ['chain_id'], 'eip155:1')], /chain/],
  ['writes the chain in another way', [edits(PAY, ['chain_id'], 'eip155:084532')], /chain/],
  ['sends from another account', calls({ from: STRANGER }), /^from /],
  ...['value', 'to', 'from'].map((name): Row => [`has no ${name}`, [omits(CALL, name)], new RegExp(`field ${name}`)]),
  ...['0x1', toHex(2n ** 64n + 84_532n), '0x84532', '0X14A34', null, '', 84_532.5].map((chainId): Row => [
    `has ${JSON.stringify(chainId)} for chainId`,
    calls({ chainId }),
    /chainId/,
  ]),
  ['calls what is marked on another chain', [PAY], /call-recipients/, { callRecipients: ELSEWHERE }],
  ['calls what nobody has marked', [PAY], /call-recipients/, { callRecipients: [] }],
  [
    'calls the zero address, which is marked',
    calls({ to: `0x${'0'.repeat(40)}` }),
    /zero/,
    {
      callRecipients: [`0x${'0'.repeat(40)}`],
    },
  ],
  ['calls on a chain that the page does not have', [PAY], /chain/, { chains: ['eip155:1'] }],
  ['comes when all is over', [PAY], /expired/, { nowS: FACTS.expiresAt }],
  // A token refuses coins, so that a call without them is what a marked token must not get.
  ['shows no amount', calls({ value: '0x0' }), /positive/, {}, shows('value', '0')],
  ['shows an amount that overflows', [PAY], /256 bits/, {}, shows('value', String(2n ** 256n + VALUE))],
  ['shows a token', [PAY], /value/, {}, TOKEN_OPTION],
  ['shows a collectible', [PAY], /token or coin/, {}, shows('unit', `caip19/${CHAIN}/erc721:${FACTS.token}`)],
];

const FIELDS: Readonly<Record<string, Json>> = {
  gas: '0xffffff',
  gasPrice: '0xffffffffffff',
  maxFeePerGas: '0xffffffffffff',
  nonce: '0x0',
  type: '0x2',
  accessList: [],
  authorizationList: [{ chainId: '0x0', address: STRANGER, nonce: '0x0', yParity: '0x0', r: '0x1', s: '0x1' }],
  blobVersionedHashes: [`0x01${'0'.repeat(62)}`],
  maxFeePerBlobGas: '0x1',
  input: CALL_DATA,
  To: STRANGER,
  ['__proto__']: { to: STRANGER },
};
/** Transactions with a field that is the wallet's, or that two wallets could read in two ways. */
const adds = (transaction: JsonObject, ...others: readonly Json[]): readonly Row[] =>
  Object.entries(FIELDS).map(([name, value]) => [
    `has the field ${name}`,
    [writeTransaction(fromEntries([...Object.entries(transaction), [name, value]])), ...others],
    new RegExp(`unknown field ${name}`),
  ]);

/** Each is refused for a token. */
export const HOSTILE_REVOCATIONS = [...lists, ...revocations, ...adds(REVOCATION, APPROVE, TRANSFER)];
/** Each is refused for the coin of the chain. */
export const HOSTILE_CALLS = [...values, ...receivers, ...data, ...payments, ...adds(CALL)];
