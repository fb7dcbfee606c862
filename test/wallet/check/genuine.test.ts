import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { GRACE_S, KINDS, USDC_FACTS, type Facts } from './support/facts.js';
import { findHarm } from './support/find-harm.js';
import { genuineFacts } from './support/genuine-facts.js';
import { hashText } from './support/hash.js';
import { getAt } from './support/json.js';
import { writeAction, writeActions, writeOption, writeTypedData } from './support/requests.js';
import { getContext, runCheck } from './support/run-check.js';

const LISTS = 300;

const check = (facts: Facts) => runCheck(writeOption(facts), writeActions(facts), getContext(facts));

/** Runs the property on lists that are the same in every run. */
const forEachList = (kind: Facts['kind'], verify: (facts: Facts) => void): void => {
  fc.assert(fc.property(genuineFacts(kind), verify), { numRuns: LISTS, seed: 1 });
};

describe('the check of genuine requests', () => {
  for (const kind of KINDS) {
    it(`keeps the hash of every request of the kind ${kind}`, () => {
      forEachList(kind, (facts) => {
        const texts = writeActions(facts).map((action) => getAt(action, ['data', 'params', 1]));
        expect(check(facts).map(({ params }) => hashText(params[1]))).to.deep.equal(texts.map(hashText));
      });
    });

    it(`passes nothing of the kind ${kind} but the payment that the buyer was shown`, () => {
      forEachList(kind, (facts) => {
        expect(findHarm(check(facts), facts)).to.equal(undefined);
      });
    });
  }

  it('writes the text of a request anew, so that each of its readers finds the same values', () => {
    const indented = JSON.stringify(writeTypedData(USDC_FACTS)[0], null, 2);
    for (const text of [indented, indented.replace('"value":', '"value": "0x1", "value":')]) {
      const actions = [writeAction(USDC_FACTS, text)];
      expect(findHarm(runCheck(writeOption(USDC_FACTS), actions, getContext(USDC_FACTS)), USDC_FACTS)).to.equal(
        undefined,
      );
    }
  });

  it('passes a deadline at its limit', () => {
    const deadlineS = USDC_FACTS.expiresAt + GRACE_S;
    for (const kind of KINDS) {
      const facts = { ...USDC_FACTS, kind, deadlineS, permitDeadlineS: deadlineS };
      expect(findHarm(check(facts), facts)).to.equal(undefined);
    }
  });
});
