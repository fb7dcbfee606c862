import { describe, it } from 'node:test';
import { ERROR_CODES, errorBodySchema } from 'pay-status/contract';
import { strictErrorBodySchema } from '../../../gateway/wire/error-body.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

describe('strictErrorBodySchema', () => {
  for (const code of ERROR_CODES) {
    it(`accepts ${code} with a message, like the tolerant schema`, () => {
      expectAccepted(strictErrorBodySchema, { code, message: 'No' });
      expectAccepted(errorBodySchema, { code, message: 'No' });
    });
  }

  for (const code of ['not_found', 'bad_gateway', '', null, undefined]) {
    it(`refuses the unknown code ${code}`, () => {
      expectRefused(strictErrorBodySchema, { code, message: 'No' }, 'code');
    });
  }

  for (const message of ['', null, undefined, 404]) {
    it(`refuses ${JSON.stringify(message) ?? 'undefined'} as message`, () => {
      expectRefused(strictErrorBodySchema, { code: 'forbidden', message }, 'message');
    });
  }

  it('refuses an undocumented field', () => {
    expectRefused(strictErrorBodySchema, { code: 'forbidden', message: 'No', stack: '' }, 'stack');
  });
});
