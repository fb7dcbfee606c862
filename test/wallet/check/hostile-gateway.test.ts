import { expect } from '@open-wc/testing';
import { USDC_FACTS } from './support/facts.js';
import { HOSTILE_OPTIONS } from './support/hostile-options.js';
import { writeActions, writeOption } from './support/requests.js';
import { getContext, getOutcome } from './support/run-check.js';

describe('a hostile gateway is refused, with the reason,', () => {
  for (const { title, option, actions, reason } of HOSTILE_OPTIONS) {
    it(`if it ${title}`, () => {
      const outcome = getOutcome(option, actions, getContext(USDC_FACTS));
      expect(outcome).to.have.property('reason').that.match(reason);
    });
  }

  it('if it asks on a chain that the page does not have', () => {
    const context = { ...getContext(USDC_FACTS), chains: ['eip155:8453', 'eip155:1'] };
    const outcome = getOutcome(writeOption(USDC_FACTS), writeActions(USDC_FACTS), context);
    expect(outcome)
      .to.have.property('reason')
      .that.match(/eip155:84532/);
  });

  it('if it asks for a payment that has been over for longer than a signature may be valid', () => {
    const { expiresAt } = USDC_FACTS;
    const outcome = getOutcome(writeOption(USDC_FACTS), writeActions(USDC_FACTS), { expiresAt, nowS: expiresAt + 301 });
    expect(outcome)
      .to.have.property('reason')
      .that.match(/payment has expired/);
  });
});
