import { expect } from '@open-wc/testing';
import { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import { findSimilar } from '../../../src/elements/shared/diagnosis/find-similar.js';

const NAMES = PayCheckout.observedAttributes;

describe('findSimilar', () => {
  for (const [name, meant] of [
    ['baseurl', 'base-url'],
    ['payment_id', 'payment-id'],
    ['paymentid', 'payment-id'],
    ['succes-url', 'success-url'],
    ['expire-at', 'expires-at'],
    ['statusurl', 'status-url'],
    ['redirct', 'redirect'],
  ] as const) {
    it(`finds ${meant} for ${name}`, () => {
      expect(findSimilar(name, NAMES)).to.equal(meant);
    });
  }

  for (const name of [
    'title',
    'tabindex',
    'nonce',
    'id',
    'lang',
    'hidden',
    'contenteditable',
    'draggable',
    'autofocus',
  ]) {
    it(`finds nothing for ${name}`, () => {
      expect(findSimilar(name, NAMES)).to.equal(undefined);
    });
  }

  it('finds each name for itself', () => {
    expect(NAMES.filter((name) => name.length > 5 && findSimilar(name, NAMES) !== name)).to.deep.equal([]);
  });
});
