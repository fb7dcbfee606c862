import { expect } from '@open-wc/testing';
import { readErrorBody } from '../../../src/contract/readers/error-body.js';

describe('readErrorBody', () => {
  it('reads a message without a code, as the create operation sends it', () => {
    const body = { message: 'Invalid API key' };
    expect(readErrorBody(body)).to.deep.equal({ ok: true, value: body, invalidFields: [] });
  });

  it('keeps the message and omits a code that is a number', () => {
    const result = readErrorBody({ message: 'Payment not found', code: 404 });
    expect(result).to.deep.equal({ ok: true, value: { message: 'Payment not found' }, invalidFields: ['code'] });
  });

  for (const body of [{ code: 'forbidden' }, null]) {
    it(`refuses ${JSON.stringify(body)}`, () => {
      expect(readErrorBody(body).ok).to.equal(false);
    });
  }
});
