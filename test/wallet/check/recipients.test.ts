import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { changeLeaf } from './support/change-leaf.js';
import { KINDS, PERMIT2, USDC_FACTS, type Facts } from './support/facts.js';
import { genuineFacts } from './support/genuine-facts.js';
import { getAt, setAt, type Json } from './support/json.js';
import { LOOK_ALIKE_PERMIT2, STRANGER } from './support/pool.js';
import { writeAction, writeActions, writeOption, writeTypedData } from './support/requests.js';
import { getContext, getOutcome } from './support/run-check.js';

const LISTS = 20;

/** Returns the genuine list with another receiver of the payment. */
const payTo = (facts: Facts, receiver: Json): readonly Json[] => {
  const data = writeTypedData(facts).at(-1) ?? {};
  const path = ['message', facts.kind === 'authorization' ? 'to' : 'spender'];
  if (getAt(data, path) === undefined) throw new Error('The typed data has no receiver.');
  return writeActions(facts).with(-1, writeAction(facts, JSON.stringify(setAt(data, path, receiver))));
};

const getReason = (facts: Facts, actions: readonly Json[], recipients: readonly string[]): string | undefined => {
  const outcome = getOutcome(writeOption(facts), actions, { ...getContext(facts), recipients });
  return 'reason' in outcome ? outcome.reason : undefined;
};

describe('with recipients, the check', () => {
  for (const kind of KINDS) {
    it(`refuses every other receiver of the kind ${kind}`, () => {
      for (const facts of fc.sample(genuineFacts(kind), { numRuns: LISTS, seed: 4 })) {
        const strangers = [facts.account, facts.token, PERMIT2, LOOK_ALIKE_PERMIT2, STRANGER];
        const changes = changeLeaf(facts.receiver).map(([, receiver]) => receiver);
        const receivers = [...strangers, ...changes].filter(
          (receiver) => String(receiver).toLowerCase() !== facts.receiver || typeof receiver !== 'string',
        );
        for (const receiver of receivers) {
          const reason = getReason(facts, payTo(facts, receiver), [facts.receiver]);
          expect(reason, JSON.stringify(receiver)).to.match(/^(to|spender) /);
        }
      }
    });

    it(`names the receiver that is not among them, of the kind ${kind}`, () => {
      const facts = { ...USDC_FACTS, kind };
      const others = [STRANGER, PERMIT2, facts.account];
      expect(getReason(facts, payTo(facts, facts.receiver), others)).to.include(facts.receiver);
    });

    it(`refuses all receivers of the kind ${kind} if the list is empty`, () => {
      const facts = { ...USDC_FACTS, kind };
      expect(getReason(facts, writeActions(facts), [])).to.match(/recipients/);
    });

    it(`passes each of several recipients of the kind ${kind}, in any case`, () => {
      const facts = { ...USDC_FACTS, kind };
      const recipients = [STRANGER, `0x${facts.receiver.slice(2).toUpperCase()}`];
      for (const receiver of [STRANGER, facts.receiver]) {
        expect(getReason(facts, payTo(facts, receiver), recipients)).to.equal(undefined);
      }
    });
  }

  it('passes a recipient on its own chain, and refuses it on another one', () => {
    const facts = USDC_FACTS;
    const actions = writeActions(facts);
    const onChain = (chain: string): string | undefined => getReason(facts, actions, [`${chain}:${facts.receiver}`]);
    expect(onChain(`eip155:${facts.chainId}`)).to.equal(undefined);
    expect(onChain('eip155:1')).to.match(/^to is .* not one of the recipients/);
    expect(getReason(facts, actions, [`eip155:1:${STRANGER}`, facts.receiver])).to.equal(undefined);
  });

  for (const recipient of [
    '',
    'shop.eth',
    '0x1',
    `x${STRANGER}`,
    `${STRANGER}0`,
    `solana:1:${STRANGER}`,
    `eip155:01:${STRANGER}`,
  ])
    it(`refuses to check with ${JSON.stringify(recipient)}, also beside the receiver`, () => {
      expect(() => getReason(USDC_FACTS, writeActions(USDC_FACTS), [USDC_FACTS.receiver, recipient]))
        .to.throw(/^recipients: /)
        .with.property('name', 'ConfigurationError');
    });

  for (const [what, list] of Object.entries({
    null: null,
    'a text': USDC_FACTS.receiver,
    'a set': new Set([USDC_FACTS.receiver]),
    'a list of numbers': [7],
    'a list of symbols': [Symbol('mine')],
    'a list of lists': [[USDC_FACTS.receiver]],
    'a list of nothing': Array(1),
    'a list that throws': new Proxy([], { get: () => expect.fail('mine') }),
  }))
    it(`is told that recipients and chains are ${what}, which would check nothing`, () => {
      const option = writeOption(USDC_FACTS);
      for (const name of ['recipients', 'callRecipients', 'chains']) {
        const context = { ...getContext(USDC_FACTS), [name]: list };
        const run = (): unknown => getOutcome(option, writeActions(USDC_FACTS), context);
        if (name !== 'chains' || !what.startsWith('a list of'))
          expect(run, name).to.throw().with.include({ name: 'ConfigurationError', code: 'invalid_option' });
        else
          expect(run(), name)
            .to.have.property('reason')
            .that.matches(/not one of the page's chains/);
      }
    });

  it('refuses an option that cannot be read', () => {
    const throwing = new Proxy({}, { get: () => expect.fail('mine') });
    for (const option of [null, undefined, throwing, { ...(writeOption(USDC_FACTS) as object), amount: throwing }])
      expect(getOutcome(option as Json, [], getContext(USDC_FACTS)), typeof option).to.have.property('reason');
  });

  it('does not take a recipient for the spender of a permit', () => {
    const facts: Facts = { ...USDC_FACTS, kind: 'permit' };
    const data = setAt(writeTypedData(facts)[0] ?? {}, ['message', 'spender'], facts.receiver);
    const actions = writeActions(facts).with(0, writeAction(facts, JSON.stringify(data)));
    expect(getReason(facts, actions, [facts.receiver])).to.match(/^spender /);
  });
});
