import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { stateName } from '../../../src/elements/shared/state-name.js';
import { Checkout } from '../../support/checkout.js';

const STATES = [...PAYMENT_STATUSES.map(stateName), 'unknown'];

const slotted = (name: string): HTMLElement => {
  const content = document.createElement('p');
  Object.assign(content, { slot: name, textContent: `For ${name}.` });
  return content;
};

describe('the styling of pay-checkout', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  for (const status of PAYMENT_STATUSES) {
    it(`has parts and slots for the status ${status} alone`, async () => {
      const checkout = await Checkout.open();
      const { element } = checkout;
      element.append(...[...STATES, 'actions'].map(slotted));
      await checkout.stage.reach(status);
      await checkout.stage.advance();
      expect(STATES.filter((state) => element.matches(`:state(${state})`))).to.deep.equal([stateName(status)]);
      const shown = [...element.children].filter((content) => content.checkVisibility()).map(({ slot }) => slot);
      expect(shown).to.have.members([stateName(status), 'actions']);
    });
  }

  it('writes the letter in place of an icon in the colour of the text, because the accent may be pale', async () => {
    const checkout = await Checkout.open({ merchantName: 'Clips' });
    checkout.element.style.setProperty('--pay-accent', 'yellow');
    const [letter, name] = ['merchant-icon', 'merchant'].map((part) => getComputedStyle(checkout.part(part)!).color);
    expect(letter).to.equal(name);
  });

  it('has no status part or slot before the first answer', async () => {
    const checkout = await Checkout.open();
    checkout.element.paymentId = 'pay_another';
    await checkout.element.updateComplete;
    expect(STATES.filter((state) => checkout.element.matches(`:state(${state})`))).to.deep.equal([]);
  });
});
