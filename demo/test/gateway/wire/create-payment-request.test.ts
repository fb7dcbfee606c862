import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPaymentRequestSchema } from 'pay-status/contract';
import {
  strictCreatePaymentRequestSchema,
  strictReferenceIdSchema,
  strictRequestedValueSchema,
} from '../../../gateway/wire/create-payment-request.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { BEYOND_2_53, CREATE_REQUEST } from '../../../../test/contract/fixtures.js';

describe('strictCreatePaymentRequestSchema', () => {
  it('accepts the documented request, like the tolerant schema', () => {
    assert.deepEqual(expectAccepted(strictCreatePaymentRequestSchema, CREATE_REQUEST), CREATE_REQUEST);
    expectAccepted(createPaymentRequestSchema, CREATE_REQUEST);
  });

  it('requires only an amount and a reference', () => {
    const { amount, referenceId } = CREATE_REQUEST;
    expectAccepted(strictCreatePaymentRequestSchema, { amount, referenceId });
  });

  it('drops unknown fields on every level', () => {
    const request = withField(withField(CREATE_REQUEST, 'amount.display', {}), 'checkout.cancelUrl', 'nowhere');
    const read = expectAccepted(strictCreatePaymentRequestSchema, { ...request, metadata: { cart: 7 } });
    assert.deepEqual(read, CREATE_REQUEST);
  });

  for (const field of ['amount', 'amount.unit', 'amount.value', 'referenceId']) {
    it(`requires ${field}`, () => {
      expectRefused(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, ABSENT), field);
      expectRefused(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, null), field);
    });
  }

  for (const field of ['checkout.successUrl', 'checkout.errorUrl'])
    it(`lets ${field} be absent, not null`, () => {
      expectAccepted(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, ABSENT));
      expectRefused(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, null), field);
      expectRefused(createPaymentRequestSchema, withField(CREATE_REQUEST, field, null), field);
    });

  for (const field of ['checkout', 'expiresAt']) {
    it(`lets ${field} be null or absent`, () => {
      expectAccepted(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, null));
      expectAccepted(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, ABSENT));
    });
  }

  for (const [field, value] of [
    ['amount', '10.00 USD'],
    ['amount', []],
    ['amount.unit', 'USD'],
    ['amount.unit', 'caip19/eip155:1/slip44:60'],
    ['checkout', 'https://shop.example/'],
    ['checkout', []],
    ['checkout.successUrl', 'http://shop.example/'],
    ['checkout.successUrl', '/thanks'],
    ['checkout.errorUrl', 'https://user:secret@shop.example/'],
    ['checkout.errorUrl', 7],
    ['expiresAt', 1.5],
    ['expiresAt', '1718236800'],
    ['expiresAt', 2 ** 53],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(strictCreatePaymentRequestSchema, withField(CREATE_REQUEST, field, value), field);
    });
  }

  it('accepts an expiresAt in the past, which the gateway checks by its clock', () => {
    expectAccepted(strictCreatePaymentRequestSchema, { ...CREATE_REQUEST, expiresAt: 1 });
  });

  for (const body of [undefined, null, 'x', 7, [], [CREATE_REQUEST]]) {
    it(`refuses ${JSON.stringify(body)?.slice(0, 20) ?? 'undefined'} as a body`, () => {
      expectRefused(strictCreatePaymentRequestSchema, body);
    });
  }

  it('ignores a key named __proto__', () => {
    const body = JSON.parse('{"__proto__":{"referenceId":"x"},"amount":{"unit":"iso4217/USD","value":"1"}}');
    expectRefused(strictCreatePaymentRequestSchema, body, 'referenceId');
  });
});

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
