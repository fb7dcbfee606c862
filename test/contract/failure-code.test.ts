import { expect } from '@open-wc/testing';
import { FAILURE_CODES, isKnownFailureCode } from '../../src/contract/failure-code.js';

describe('failure code', () => {
  it('has one known value, declined_user', () => {
    expect([...FAILURE_CODES]).to.deep.equal(['declined_user']);
    for (const code of FAILURE_CODES) expect(isKnownFailureCode(code)).to.equal(true);
  });
});
