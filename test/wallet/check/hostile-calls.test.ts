import { expect } from '@open-wc/testing';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';
import { encodePayNative } from '../../support/wallet/transaction-options.js';
import {
  CALL,
  CALL_DATA,
  calls,
  GENUINE,
  HOSTILE_CALLS,
  HOSTILE_REVOCATIONS,
  MARKED,
  omits,
  PAY,
  REVOKE_DATA,
  revokes,
  ROUTER,
  TOKEN_CALLS,
} from './support/hostile-calls.js';
import type { Json } from './support/json.js';
import { getOutcome, runCheck } from './support/run-check.js';
import { COIN_OPTION, FACTS, TOKEN_OPTION, VALUE } from './support/transactions.js';

const upper = (text: string): string => `0x${text.slice(2).toUpperCase()}`;

/** Other ways to write the genuine lists. The wallet gets the same requests. */
const SAME: readonly (readonly [title: string, option: Json, actions: readonly Json[]])[] = [
  ['a revocation in upper case', TOKEN_OPTION, revokes({ data: upper(REVOKE_DATA), to: upper(FACTS.token) })],
  ['a revocation with its chain in decimal digits', TOKEN_OPTION, revokes({ chainId: String(FACTS.chainId) })],
  [
    'a call in upper case',
    COIN_OPTION,
    calls({ data: upper(CALL_DATA), to: upper(ROUTER), from: upper(FACTS.account) }),
  ],
  ['a value with zeros before it', COIN_OPTION, calls({ value: `0x00${VALUE.toString(16)}` })],
  ['a call with its chain as a number', COIN_OPTION, calls({ chainId: FACTS.chainId })],
];

/** Calls of a marked contract, for which the page answers: they get no more than the coins that are shown. */
const ANSWERED_FOR: Readonly<Record<string, string>> = {
  ...TOKEN_CALLS,
  'payNative without an end': encodePayNative(Number.MAX_SAFE_INTEGER),
  nothing: '0x',
};

const GENUINE_REQUESTS = new Map<Json, readonly WalletRequest[]>([
  [TOKEN_OPTION, runCheck(TOKEN_OPTION, GENUINE, MARKED)],
  [COIN_OPTION, runCheck(COIN_OPTION, [PAY], MARKED)],
]);

describe('a hostile gateway that revokes, or calls a marked contract,', () => {
  for (const [what, rows, own] of [
    ['a token', HOSTILE_REVOCATIONS, TOKEN_OPTION],
    ['a coin', HOSTILE_CALLS, COIN_OPTION],
  ] as const)
    for (const [title, actions, reason, context, option = own] of rows)
      it(`is refused, with the reason, for ${what} if it ${title}`, () => {
        const outcome = getOutcome(option, actions, { ...MARKED, ...context });
        expect(outcome).to.have.property('reason').that.matches(reason);
      });

  for (const [title, option, actions] of SAME)
    it(`changes nothing by ${title}`, () => {
      expect(getOutcome(option, actions, MARKED)).to.deep.equal({ requests: GENUINE_REQUESTS.get(option) });
    });

  for (const [title, data] of Object.entries(ANSWERED_FOR))
    it(`sends a marked contract no more than the coins that are shown by calling ${title}`, () => {
      const [request] = GENUINE_REQUESTS.get(COIN_OPTION)!;
      const requests = [{ ...request, params: [{ ...(request!.params[0] as object), data }] }];
      expect(getOutcome(COIN_OPTION, calls({ data }), MARKED)).to.deep.equal({ requests });
    });

  it('sends no data where it gives none', () => {
    expect(getOutcome(COIN_OPTION, [omits(CALL, 'data')], MARKED)).to.deep.equal(
      getOutcome(COIN_OPTION, calls({ data: '0x' }), MARKED),
    );
  });
});
