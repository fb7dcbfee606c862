import { expect } from '@open-wc/testing';
import { MATRIX } from '../../server/webhooks/verification/matrix.js';

describe('verifyWebhook in a browser', () => {
  for (const { name, expected, outcome } of MATRIX) {
    it(name, async () => {
      expect(await outcome()).to.equal(expected);
    });
  }
});
