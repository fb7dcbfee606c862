import { expect } from '@open-wc/testing';
import { encodeApprove, encodePayNative } from '../../support/wallet/transaction-options.js';
import { PERMIT2, UNLIMITED } from './support/facts.js';
import { setAt, type Json, type JsonObject } from './support/json.js';
import { LOOK_ALIKE_PERMIT2, STRANGER } from './support/pool.js';
import { writeActions } from './support/requests.js';
import { getOutcome } from './support/run-check.js';
import {
  APPROVAL,
  APPROVAL_ACTION,
  change,
  CHAIN,
  COIN_OPTION,
  CONTEXT,
  FACTS,
  PAYMENT,
  PAYMENT_ACTION,
  TOKEN_OPTION,
  TRANSFER_ACTION,
  VALUE,
  writeTransaction,
} from './support/transactions.js';

type Row = readonly [title: string, actions: readonly Json[], reason: RegExp];

const approves = (changes: JsonObject): readonly Json[] => [change(APPROVAL, changes), TRANSFER_ACTION];
const pays = (changes: JsonObject): readonly Json[] => [change(PAYMENT, changes)];
const AUTHORIZATION = writeActions({ ...FACTS, kind: 'authorization' });
const [PERMIT = null] = writeActions({ ...FACTS, kind: 'permit' });
const DATA = String(PAYMENT['data']);
/** What an attacker can call with the rights of the buyer: `transfer` and `increaseAllowance` of a token. */
const transfer = `0xa9059cbb${STRANGER.slice(2).padStart(64, '0')}${'f'.repeat(64)}`;
const increase = encodeApprove().replace('0x095ea7b3', '0x39509351');

const TOKEN_ROWS: readonly Row[] = [
  ['approves a stranger', approves({ data: encodeApprove(STRANGER) }), /approval of Permit2/],
  ['approves a false Permit2', approves({ data: encodeApprove(LOOK_ALIKE_PERMIT2) }), /approval of Permit2/],
  ['approves the settlement contract', approves({ data: encodeApprove(FACTS.receiver) }), /approval of Permit2/],
  ['approves a part only', approves({ data: encodeApprove(PERMIT2, UNLIMITED - 1n) }), /approval of Permit2/],
  ['adds to what is approved', approves({ data: increase }), /approval of Permit2/],
  ['transfers the token', approves({ data: transfer }), /approval of Permit2/],
  ['adds bytes to the call', approves({ data: `${encodeApprove()}00` }), /approval of Permit2/],
  ['writes 0X', approves({ data: encodeApprove().replace('0x', '0X') }), /hexadecimal/],
  ['sends coins with the approval', approves({ value: '0x1' }), /value/],
  ['writes no value in another way', approves({ value: 0 }), /value/],
  ['approves another token', approves({ to: STRANGER }), /^to /],
  ['approves from another account', approves({ from: STRANGER }), /^from /],
  ['sets the gas', approves({ gas: '0x5208' }), /field gas/],
  ['sets the price of the gas', approves({ maxFeePerGas: '0xffffffffffff' }), /field maxFeePerGas/],
  ['sets the nonce', approves({ nonce: '0x0' }), /field nonce/],
  ['delegates the account', approves({ authorizationList: [] }), /field authorizationList/],
  ['approves twice', [APPROVAL_ACTION, APPROVAL_ACTION], /does not pay/],
  ['approves alone', [APPROVAL_ACTION], /does not pay/],
  ['approves after the payment', [TRANSFER_ACTION, APPROVAL_ACTION], /does not pay/],
  ['approves before an authorization', [APPROVAL_ACTION, ...AUTHORIZATION], /only one by Permit2/],
  ['approves before a permit', [APPROVAL_ACTION, PERMIT], /does not pay/],
  ['asks for coins instead of the token', [PAYMENT_ACTION], /value|approval/],
  ['asks for coins after the approval', [APPROVAL_ACTION, PAYMENT_ACTION], /value|approval/],
  ['asks for coins before the transfer', [PAYMENT_ACTION, TRANSFER_ACTION], /value|approval/],
  ['sends two transactions at once', [setAt(APPROVAL_ACTION, ['data', 'params'], [APPROVAL, APPROVAL])], /parameter/],
  ['approves on another chain', [setAt(APPROVAL_ACTION, ['data', 'chain_id'], 'eip155:1'), TRANSFER_ACTION], /chain/],
];

const COIN_ROWS: readonly Row[] = [
  ['charges more', pays({ value: `0x${(VALUE + 1n).toString(16)}` }), /value/],
  ['charges less', pays({ value: `0x${(VALUE - 1n).toString(16)}` }), /value/],
  ['charges nothing', pays({ value: '0x0' }), /value/],
  ['writes the value in decimal digits, which some wallets read otherwise', pays({ value: String(VALUE) }), /value/],
  ['writes the value as a number', pays({ value: Number(VALUE) }), /value/],
  ['leaves the value out', [writeTransaction({ from: FACTS.account, to: FACTS.receiver, data: DATA })], /field value/],
  ['pays a stranger', pays({ to: STRANGER }), /^to /],
  ['burns the coins', pays({ to: `0x${'0'.repeat(40)}` }), /^to /],
  ['pays from another account', pays({ from: STRANGER }), /^from /],
  ['calls another function', pays({ data: DATA.replace('6b45f9ef', '6b45f9ee') }), /payNative/],
  ['calls no function', pays({ data: '0x' }), /payNative/],
  ['adds a byte to the call', pays({ data: `${DATA}00` }), /payNative/],
  ['adds a word to the call', pays({ data: DATA + '0'.repeat(64) }), /payNative/],
  ['hides bytes behind the quote', pays({ data: `${DATA.slice(0, -2)}01` }), /payNative/],
  ['moves the quote', pays({ data: DATA.replace(`${'0'.repeat(62)}60`, `${'0'.repeat(62)}80`) }), /payNative/],
  ['gives the call for ever', pays({ data: encodePayNative(Number.MAX_SAFE_INTEGER) }), /outlive/],
  ['sets the gas', pays({ gas: '0x5208' }), /field gas/],
  ['sets the chain', pays({ chainId: '0x1' }), /chainId is 0x1/],
  ['sets the type', pays({ type: '0x4' }), /field type/],
  ['gives the data twice', pays({ input: DATA }), /field input/],
  ['charges twice', [PAYMENT_ACTION, PAYMENT_ACTION], /one request/],
  ['approves a token first', [APPROVAL_ACTION, PAYMENT_ACTION], /one request/],
  ['asks for a signature instead', [TRANSFER_ACTION], /one request/],
  ['asks for a signature, too', [PAYMENT_ACTION, TRANSFER_ACTION], /one request/],
  ['approves a token instead', [APPROVAL_ACTION], /data|value|^to /],
  ['sends it raw', [setAt(PAYMENT_ACTION, ['data', 'method'], 'eth_sendRawTransaction')], /one request/],
  ['only has it signed', [setAt(PAYMENT_ACTION, ['data', 'method'], 'eth_signTransaction')], /one request/],
  ['charges on another chain', [setAt(PAYMENT_ACTION, ['data', 'chain_id'], 'eip155:1')], /chain/],
];

const getReason = (option: Json, actions: readonly Json[]): unknown => getOutcome(option, actions, CONTEXT);

describe('a hostile gateway that asks for transactions is refused, with the reason,', () => {
  for (const [title, actions, reason] of TOKEN_ROWS)
    it(`for a token if it ${title}`, () => {
      expect(getReason(TOKEN_OPTION, actions)).to.have.property('reason').that.matches(reason);
    });

  for (const [title, actions, reason] of COIN_ROWS)
    it(`for a coin if it ${title}`, () => {
      expect(getReason(COIN_OPTION, actions)).to.have.property('reason').that.matches(reason);
    });

  for (const unit of [
    `caip19/eip155:1/slip44:60`,
    `caip19/${CHAIN}/slip44:060`,
    `caip19/${CHAIN}/slip44:-1`,
    `caip19/${CHAIN}/slip44:0x3c`,
    `caip19/${CHAIN}/slip44:`,
    `caip19/${CHAIN}/slip44:60 `,
    `caip19/${CHAIN}/native:60`,
  ])
    it(`for a coin if its unit is ${unit}`, () => {
      expect(getReason(setAt(COIN_OPTION, ['amount', 'unit'], unit), [PAYMENT_ACTION])).to.have.property('reason');
    });
});
