import { expect } from '@open-wc/testing';
import { KINDS, USDC_FACTS, type Facts } from './support/facts.js';
import { getAt, setAt, type Json } from './support/json.js';
import { writeAction, writeActions, writeOption, writeTypedData } from './support/requests.js';
import { getContext, getOutcome } from './support/run-check.js';

const getReason = (facts: Facts, option: Json, actions: readonly Json[]): string | undefined => {
  const outcome = getOutcome(option, actions, getContext(facts));
  return 'reason' in outcome ? outcome.reason : undefined;
};

/** Changes a value of each kind's typed data, if it is there. */
const edit = (
  facts: Facts,
  path: readonly (string | number)[],
  change: (value: Json) => Json,
): readonly (readonly Json[])[] =>
  writeTypedData(facts).flatMap((data, index) => {
    const value = getAt(data, path);
    if (value === undefined) return [];
    return [writeActions(facts).with(index, writeAction(facts, JSON.stringify(setAt(data, path, change(value)))))];
  });

const toUpperPrefix = (value: Json): Json => String(value).replace('0x', '0X');

describe('the check, in the findings,', () => {
  for (const kind of KINDS) {
    const facts = { ...USDC_FACTS, kind };
    for (const path of [
      'message.from',
      'message.to',
      'message.owner',
      'message.spender',
      'message.nonce',
      'message.value',
      'message.permitted.token',
      'domain.verifyingContract',
      'domain.chainId',
    ]) {
      it(`refuses 0X in ${path} of the kind ${kind}`, () => {
        for (const actions of edit(facts, path.split('.'), toUpperPrefix)) {
          expect(getReason(facts, writeOption(facts), actions)).to.be.a('string');
        }
      });
    }
    for (const field of ['name', 'type']) {
      it(`refuses a list as the ${field} of a type of the kind ${kind}`, () => {
        for (const actions of edit(facts, ['types', 'EIP712Domain', 0, field], (value) => [value])) {
          expect(getReason(facts, writeOption(facts), actions)).to.be.a('string');
        }
      });
      it(`refuses an object as the ${field} of a type of the kind ${kind} with a WalletError`, () => {
        for (const actions of edit(facts, ['types', 'EIP712Domain', 0, field], () => ({ toString: 1 }))) {
          expect(getReason(facts, writeOption(facts), actions)).to.be.a('string');
        }
      });
    }
  }

  const option = writeOption(USDC_FACTS);
  const actions = writeActions(USDC_FACTS);
  for (const value of ['0xbebc20', 12_500_000, '0x00bebc20']) {
    it(`refuses an option whose amount is ${JSON.stringify(value)}, which the page cannot format`, () => {
      expect(getReason(USDC_FACTS, setAt(option, ['amount', 'value'], value), actions)).to.be.a('string');
    });
  }
  for (const decimals of [-1, 37, 1.5, NaN, '6', null, undefined]) {
    it(`refuses an option with ${String(decimals)} decimals, which the page cannot show`, () => {
      const shown = setAt(option, ['amount', 'display', 'decimals'], decimals as Json);
      expect(getReason(USDC_FACTS, shown, actions)).to.match(/decimals/);
    });
  }
  for (const decimals of [0, 36]) {
    it(`passes an option with ${decimals} decimals`, () => {
      const shown = setAt(option, ['amount', 'display', 'decimals'], decimals);
      expect(getReason(USDC_FACTS, shown, actions)).to.equal(undefined);
    });
  }
  const at = (nowS: number) => getOutcome(option, actions, { ...getContext(USDC_FACTS), nowS });
  it('passes a payment a second before its expiry, and refuses it then', () => {
    expect(at(USDC_FACTS.expiresAt - 1)).to.have.property('requests');
    expect(at(USDC_FACTS.expiresAt)).to.have.property('reason', 'the payment has expired.');
  });
  for (const [field, afterS, expected] of [
    ['validBefore', 1, 'requests'],
    ['validBefore', 0, 'reason'],
    ['validAfter', 0, 'requests'],
    ['validAfter', 1, 'reason'],
  ] as const) {
    it(`answers with ${expected} if ${field} is ${afterS} s from now`, () => {
      const [edited] = edit(USDC_FACTS, ['message', field], () => String(USDC_FACTS.nowS + afterS));
      expect(getOutcome(option, edited!, getContext(USDC_FACTS))).to.have.property(expected);
    });
  }
  for (const path of [['account'], ['amount', 'unit']]) {
    it(`refuses an option whose ${path.join('.')} is a list of one text`, () => {
      expect(getReason(USDC_FACTS, setAt(option, path, [getAt(option, path) ?? null]), actions)).to.be.a('string');
    });
  }
  for (const expiresAt of [USDC_FACTS.expiresAt + 0.5, NaN, Infinity]) {
    it(`throws nothing but a WalletError if the expiry is ${expiresAt}`, () => {
      const outcome = () => getOutcome(option, actions, { ...getContext(USDC_FACTS), expiresAt });
      expect(outcome).not.to.throw();
    });
  }
});
