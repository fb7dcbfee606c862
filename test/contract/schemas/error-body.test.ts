import { expect } from '@open-wc/testing';
import { errorBodySchema } from '../../../src/contract/schemas/error-body.js';
import { ERROR_CODES } from '../../../src/contract/known-error-codes.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

describe('errorBodySchema', () => {
  it('requires only a message, as the create operation sends it', () => {
    expect(expectAccepted(errorBodySchema, { message: 'Invalid API key' })).to.deep.equal({
      message: 'Invalid API key',
    });
  });

  for (const code of [...ERROR_CODES, 'not_found', 'settlement_asset_conflict', null]) {
    it(`reads the code ${code}`, () => {
      expect(expectAccepted(errorBodySchema, { code, message: 'No' }).code).to.equal(code);
    });
  }

  it('keeps unknown fields, such as issues of single fields', () => {
    const body = { code: 'invalid_params', message: 'No', issues: [{ field: 'limit', message: 'too high' }] };
    expect(expectAccepted(errorBodySchema, body)).to.deep.equal(body);
  });

  for (const body of [{}, { code: 'forbidden' }, { message: null }, { message: { text: 'No' } }]) {
    it(`refuses ${JSON.stringify(body)}, which has no message`, () => {
      expectRefused(errorBodySchema, body, 'message');
    });
  }

  for (const body of [null, 'Bad Gateway', [], undefined]) {
    it(`refuses ${JSON.stringify(body) ?? 'undefined'}, which is not an error body`, () => {
      expectRefused(errorBodySchema, body);
    });
  }

  it('refuses a code that is not a string', () => {
    expectRefused(errorBodySchema, { code: 404, message: 'Payment not found' }, 'code');
  });
});
