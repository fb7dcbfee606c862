import { describe, it } from 'node:test';
import { strictReferenceIdSchema, strictRequestedValueSchema } from '../../../gateway/wire/create-payment-request.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';
import { BEYOND_2_53 } from '../../../../test/contract/fixtures.js';

describe('strictRequestedValueSchema', () => {
  for (const value of ['1', '1000', BEYOND_2_53, '9'.repeat(100)]) {
    it(`accepts "${value.slice(0, 40)}", ${value.length} digits`, () => {
      expectAccepted(strictRequestedValueSchema, value);
    });
  }

  for (const value of [
    '',
    '0',
    '00',
    '01',
    '-1',
    '+1',
    '1.5',
    '1e3',
    ' 1',
    '1 ',
    '1\n',
    '٣',
    '9'.repeat(101),
    1000,
    null,
  ]) {
    it(`refuses ${typeof value} ${JSON.stringify(value).slice(0, 40)}`, () => {
      expectRefused(strictRequestedValueSchema, value);
    });
  }
});

describe('strictReferenceIdSchema', () => {
  for (const reference of ['1', 'ORDER-123', 'order_abc123', 'A/B: 1.0, x+y', 'x'.repeat(35)]) {
    it(`accepts "${reference}"`, () => {
      expectAccepted(strictReferenceIdSchema, reference);
    });
  }

  for (const reference of ['', 'x'.repeat(36), 'order#1', 'Größe', 'a\nb', '<b>', '🙂', 123, null]) {
    it(`refuses ${JSON.stringify(reference)}`, () => {
      expectRefused(strictReferenceIdSchema, reference);
    });
  }
});
