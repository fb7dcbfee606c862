import { expect } from '@open-wc/testing';
import { encodeApprove, encodePayNative } from '../../support/wallet/transaction-options.js';
import { isPaidOnce } from '../../../src/wallet/check/transactions.js';
import type { TransactionRequest, WalletRequest } from '../../../src/wallet/wallet-request.js';
import { PERMIT2 } from './support/facts.js';
import { mutate } from './support/change-structure.js';
import { isArray, type Json, type JsonObject } from './support/json.js';
import { getPool } from './support/pool.js';
import { getOutcome, runCheck, type Context } from './support/run-check.js';
import {
  APPROVAL,
  APPROVAL_ACTION,
  APPROVAL_ACTIONS,
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

const approve = (actions: readonly Json[], context: Context = CONTEXT) => getOutcome(TOKEN_OPTION, actions, context);
const payNative = (actions: readonly Json[], context: Context = CONTEXT) => getOutcome(COIN_OPTION, actions, context);

const WITHOUT_VALUE = Object.fromEntries(Object.entries(APPROVAL).filter(([name]) => name !== 'value'));
const REVOCATION_ACTION = change(APPROVAL, { data: encodeApprove(PERMIT2, 0n) });
const toRequest = (transaction: JsonObject) => ({
  chain: CHAIN,
  method: 'eth_sendTransaction',
  params: [{ chainId: `0x${Number(CHAIN.split(':')[1]).toString(16)}`, ...transaction }],
});

/** Replaces one digit after another by the next one. */
const changeDigits = (text: string): readonly (readonly [index: number, text: string])[] =>
  Array.from(text.slice(2), (digit, index) => {
    const other = ((Number.parseInt(digit, 16) + 1) % 16).toString(16);
    return [index, text.slice(0, index + 2) + other + text.slice(index + 3)];
  });

/** The digits of the call that the page cannot know: the payment, its deadline, and the quote. */
const isFree = (index: number): boolean =>
  (index >= 8 && index < 72) || (index >= 72 + 64 + 128 && index < 72 + 64 + 128 + 130);
/** The requests without what the page cannot know. */
const maskFree = (requests: readonly WalletRequest[]): string =>
  JSON.stringify(requests).replace(/(?<="data":"0x)[^"]*/, (digits) =>
    Array.from(digits, (digit, index) => (isFree(index) ? '*' : digit)).join(''),
  );
const isDeadline = (index: number): boolean => index >= 72 && index < 136;

describe('the check of an approval of Permit2', () => {
  const genuine = runCheck(TOKEN_OPTION, APPROVAL_ACTIONS, CONTEXT);

  it('passes it before a transfer by Permit2, with and without a value of zero, and writes it anew', () => {
    expect(genuine).to.have.length(2);
    expect(genuine[0]).to.deep.equal(toRequest({ ...APPROVAL, data: String(APPROVAL['data']).toLowerCase() }));
    expect(approve([change(APPROVAL, { chainId: '0x014A34' }), TRANSFER_ACTION])).to.deep.equal({ requests: genuine });
    for (const value of ['0x0', '0x00', '0x'])
      expect(approve([change(APPROVAL, { value }), TRANSFER_ACTION])).to.deep.equal({ requests: genuine });
    const without = {
      ...APPROVAL_ACTION,
      data: { ...(APPROVAL_ACTION['data'] as JsonObject), params: [WITHOUT_VALUE] },
    };
    expect(approve([without, TRANSFER_ACTION])).to.deep.equal({ requests: genuine });
  });

  it('passes a revocation of an earlier one before it', () => {
    const [request] = runCheck(TOKEN_OPTION, [REVOCATION_ACTION, ...APPROVAL_ACTIONS], CONTEXT);
    expect(request).to.deep.equal(toRequest({ ...APPROVAL, data: encodeApprove(PERMIT2, 0n).toLowerCase() }));
  });

  it('refuses every change of the list that leads to other requests', () => {
    const list = [REVOCATION_ACTION, ...APPROVAL_ACTIONS];
    const mutations = mutate(list, getPool(FACTS)).filter(({ path }) => path[0] !== 2);
    expect(mutations.length).to.be.above(2_000);
    const all = runCheck(TOKEN_OPTION, list, CONTEXT);
    // Without the approval, the transfer needs one that the buyer has given before.
    const harmless = [all, all.slice(1), all.slice(2)].map((requests) => JSON.stringify(requests));
    const passed = mutations.flatMap(({ path, change: what, value }) => {
      const outcome = approve(isArray(value) ? value : [value]);
      const isHarmless = 'reason' in outcome || harmless.includes(JSON.stringify(outcome.requests));
      return isHarmless ? [] : [`${path.join('.')}, ${what}`];
    });
    expect(passed).to.deep.equal([]);
  });

  it('refuses every other digit of its data', () => {
    for (const [index, data] of changeDigits(String(APPROVAL['data'])))
      expect(approve([change(APPROVAL, { data }), TRANSFER_ACTION]), String(index)).to.have.property('reason');
  });

  it('lets the transfer after it pay recipients only', () => {
    const outcome = approve(APPROVAL_ACTIONS, { ...CONTEXT, recipients: [FACTS.token] });
    expect(outcome)
      .to.have.property('reason')
      .that.matches(/^spender .* recipients/);
  });
});

describe('the check of a payment with the coin of a chain', () => {
  const genuine = runCheck(COIN_OPTION, [PAYMENT_ACTION], CONTEXT);

  it('passes the call of the settlement contract, and writes it anew', () => {
    expect(genuine).to.deep.equal([toRequest(PAYMENT)]);
    expect(payNative([change(PAYMENT, { value: '0x002BB2C8EABCC000' })])).to.deep.equal({ requests: genuine });
    expect(payNative([change(PAYMENT, { data: `0x${String(PAYMENT['data']).slice(2).toUpperCase()}` })])).to.deep.equal(
      { requests: genuine },
    );
  });

  it('refuses every change of the list that leads to another request, but for what the page cannot know', () => {
    const mutations = mutate([PAYMENT_ACTION], getPool(FACTS));
    expect(mutations.length).to.be.above(1_000);
    const passed = mutations.flatMap(({ path, change: what, value }) => {
      const outcome = payNative(isArray(value) ? value : [value]);
      const isSame = 'reason' in outcome || maskFree(outcome.requests) === maskFree(genuine);
      return isSame ? [] : [`${path.join('.')}, ${what}`];
    });
    expect(passed).to.deep.equal([]);
  });

  it('refuses every other digit of its data, but those of the payment, the quote, and an earlier deadline', () => {
    const free = changeDigits(String(PAYMENT['data'])).filter(
      ([, data]) => 'requests' in payNative([change(PAYMENT, { data })]),
    );
    const indexes = free.map(([index]) => index);
    expect(indexes.filter((index) => !isFree(index) && !isDeadline(index))).to.deep.equal([]);
    expect(indexes.filter(isFree)).to.have.length(64 + 130);
    // Only the last digits: a change of any other one is years away.
    expect(indexes.filter(isDeadline).every((index) => index > 130)).to.equal(true);
  });

  for (const [deadlineS, expected] of [
    [FACTS.nowS, 'reason'],
    [FACTS.nowS + 1, 'requests'],
    [FACTS.expiresAt + 300, 'requests'],
    [FACTS.expiresAt + 301, 'reason'],
  ] as const)
    it(`answers with ${expected} to a deadline ${deadlineS - FACTS.nowS} s from now`, () => {
      expect(payNative([change(PAYMENT, { data: encodePayNative(deadlineS) })])).to.have.property(expected);
    });

  for (const quote of ['0x', `0x${'9a'.repeat(64)}`, `0x${'9a'.repeat(66)}`, `0x${'9a'.repeat(96)}`] as const)
    it(`refuses a quote of ${quote.length / 2 - 1} bytes`, () => {
      const data = encodePayNative(FACTS.deadlineS, quote);
      expect(payNative([change(PAYMENT, { data })]))
        .to.have.property('reason')
        .that.matches(/payNative/);
    });

  for (const [what, recipients, reason] of [
    ['none are set', undefined, /set them/],
    ['the list is empty', [], /^to .* recipients/],
    ['it pays somebody else', [FACTS.token], /^to .* recipients/],
    ['it pays one of another chain', [`eip155:1:${FACTS.receiver}`], /^to .* recipients/],
  ] as const)
    it(`refuses it with a reason that names the recipients if ${what}`, () => {
      expect(payNative([PAYMENT_ACTION], { ...CONTEXT, recipients }))
        .to.have.property('reason')
        .that.matches(reason);
    });

  it('passes one of several recipients on its chain', () => {
    const recipients = [`eip155:1:${FACTS.token}`, `${CHAIN}:${FACTS.receiver}`];
    expect(payNative([PAYMENT_ACTION], { ...CONTEXT, recipients })).to.deep.equal({ requests: genuine });
  });
});

describe('the check of a call of a contract that the page has marked', () => {
  const marked: Context = { nowS: FACTS.nowS, expiresAt: FACTS.expiresAt, callRecipients: [FACTS.receiver] };
  const call = (changes: JsonObject, context: Context = marked) =>
    payNative([change({ ...PAYMENT, data: '0xc0ffee' }, changes)], context);
  const toData = (bytes: number): string => `0x${'Ab'.repeat(bytes)}`;

  it('passes any data of up to 1,024 bytes with the amount that is shown, and no other', () => {
    for (const bytes of [0, 1, 1_024]) {
      const data = toData(bytes);
      expect(call({ data })).to.deep.equal({ requests: [toRequest({ ...PAYMENT, data: data.toLowerCase() })] });
    }
    const withoutData = Object.entries(PAYMENT).filter(([name]) => name !== 'data');
    expect(payNative([writeTransaction(Object.fromEntries(withoutData))], marked)).to.deep.equal(call({ data: '0x' }));
    for (const changes of [
      { data: toData(1_025) },
      { data: '0xabc' },
      { data: 'call' },
      { value: `0x${(VALUE + 1n).toString(16)}` },
      { from: FACTS.token },
      { chainId: '0x1' },
      { gas: '0x5208' },
    ])
      expect(call(changes), JSON.stringify(changes).slice(0, 80)).to.have.property('reason');
  });

  it('refuses such a call of others with a reason that names the attribute', () => {
    for (const context of [CONTEXT, { ...marked, callRecipients: [FACTS.token] }, { ...marked, callRecipients: [] }])
      expect(call({}, context)).to.have.property('reason').that.includes('call-recipients');
    expect(call({}, { ...marked, callRecipients: [`eip155:1:${FACTS.receiver}`] })).to.have.property('reason');
    // The call of the settlement contract goes to recipients only.
    const outcome = payNative([PAYMENT_ACTION], { ...CONTEXT, recipients: [], callRecipients: [FACTS.token] });
    expect(outcome).to.have.property('reason').that.includes('recipients');
  });

  it('counts on no contract with calls of its own to take a payment once', () => {
    const [native] = runCheck(COIN_OPTION, [PAYMENT_ACTION], marked);
    const isOnce = (context: Parameters<typeof isPaidOnce>[1]) => isPaidOnce(native as TransactionRequest, context);
    expect([isOnce(CONTEXT), isOnce(marked), isOnce({ ...CONTEXT, ...marked })]).to.deep.equal([true, false, false]);
  });
});
