import { wholeNumberSchema } from '../../../src/contract/schemas/whole-number.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

describe('wholeNumberSchema', () => {
  for (const value of [0, Number.MAX_SAFE_INTEGER]) {
    it(`accepts ${value}`, () => {
      expectAccepted(wholeNumberSchema, value);
    });
  }

  for (const value of [-1, 0.5, 2 ** 53, NaN, '1']) {
    it(`refuses ${typeof value} ${String(value)}`, () => {
      expectRefused(wholeNumberSchema, value);
    });
  }
});
