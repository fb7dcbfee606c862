import { expect } from '@open-wc/testing';
import { PayCheckout } from '../../../src/elements/pay-checkout/pay-checkout.js';
import { findSimilar } from '../../../src/elements/shared/diagnosis/find-similar.js';

const NAMES = PayCheckout.observedAttributes;

describe('findSimilar', () => {
  for (const [name, meant] of [
    ['baseurl', 'base-url'],
    ['payment_id', 'payment-id'],
    ['succes-url', 'success-url'],
  ] as const) {
    it(`finds ${meant} for ${name}`, () => {
      expect(findSimilar(name, NAMES)).to.equal(meant);
    });
  }

  for (const name of ['title', 'id', 'lang', 'hidden']) {
    it(`finds nothing for ${name}`, () => {
      expect(findSimilar(name, NAMES)).to.equal(undefined);
    });
  }
});
