import { expect } from '@open-wc/testing';
import { errorBodySchema } from '../../../src/contract/schemas/error-body.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

describe('errorBodySchema', () => {
  it('requires only a message, as the create operation sends it', () => {
    expect(expectAccepted(errorBodySchema, { message: 'Invalid API key' })).to.deep.equal({
      message: 'Invalid API key',
    });
  });

  for (const code of ['not_found', null]) {
    it(`reads the code ${code}`, () => {
      expect(expectAccepted(errorBodySchema, { code, message: 'No' }).code).to.equal(code);
    });
  }

  it('refuses a body without a message', () => {
    expectRefused(errorBodySchema, { code: 'forbidden' }, 'message');
  });

  it('refuses a code that is not a string', () => {
    expectRefused(errorBodySchema, { code: 404, message: 'Payment not found' }, 'code');
  });
});
