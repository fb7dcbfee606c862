import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { GRACE_S, KINDS, USDC_FACTS, type Facts } from './support/facts.js';
import { findHarm } from './support/find-harm.js';
import { genuineFacts } from './support/genuine-facts.js';
import { hashText } from './support/hash.js';
import { getAt } from './support/json.js';
import { writeActions, writeOption } from './support/requests.js';
import { getContext, runCheck } from './support/run-check.js';

const LISTS = 300;

const check = (facts: Facts) => runCheck(writeOption(facts), writeActions(facts), getContext(facts));

/** Runs the property on lists that are the same in every run. */
const forEachList = (kind: Facts['kind'], verify: (facts: Facts) => void): void => {
  fc.assert(fc.property(genuineFacts(kind), verify), { numRuns: LISTS, seed: 1 });
};

describe('the check of genuine requests', () => {
  for (const kind of KINDS) {
    it(`passes every list of the kind ${kind}, whatever its notation`, () => {
      forEachList(kind, (facts) => {
        expect(check(facts).map(({ chain, method }) => [chain, method])).to.deep.equal(
          writeActions(facts).map(() => [`eip155:${facts.chainId}`, 'eth_signTypedData_v4']),
        );
      });
    });

    it(`keeps the hash of every request of the kind ${kind}`, () => {
      forEachList(kind, (facts) => {
        const texts = writeActions(facts).map((action) => getAt(action, ['data', 'params', 1]));
        expect(check(facts).map(({ params }) => hashText(params[1]))).to.deep.equal(texts.map(hashText));
      });
    });

    it(`writes the same requests of the kind ${kind} for every notation of the numbers`, () => {
      forEachList(kind, (facts) => {
        const casings = ['lower'] as const;
        const [decimal, hexadecimal, number] = (['decimal', 'hexadecimal', 'number'] as const).map((notation) =>
          check({ ...facts, casings, notations: [notation] }),
        );
        expect(hexadecimal).to.deep.equal(decimal);
        expect(number).to.deep.equal(decimal);
      });
    });

    it(`passes nothing of the kind ${kind} but the payment that the buyer was shown`, () => {
      forEachList(kind, (facts) => {
        expect(findHarm(check(facts), facts)).to.equal(undefined);
      });
    });

    it(`passes a list of the kind ${kind} to one of the recipients, on one of the chains`, () => {
      forEachList(kind, (facts) => {
        const context = {
          ...getContext(facts),
          chains: ['eip155:10', `eip155:${facts.chainId}`],
          recipients: [USDC_FACTS.token, facts.receiver.toUpperCase().replace('0X', '0x')],
        };
        expect(runCheck(writeOption(facts), writeActions(facts), context)).to.deep.equal(check(facts));
      });
    });
  }

  it('passes a deadline at its limit', () => {
    const deadlineS = USDC_FACTS.expiresAt + GRACE_S;
    for (const kind of KINDS) {
      const facts = { ...USDC_FACTS, kind, deadlineS, permitDeadlineS: deadlineS };
      expect(findHarm(check(facts), facts)).to.equal(undefined);
    }
  });
});
