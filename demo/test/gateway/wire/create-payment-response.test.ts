import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPaymentResponseSchema, FINAL_PAYMENT_STATUSES } from 'pay-status/contract';
import { strictCreatePaymentResponseSchema } from '../../../gateway/wire/create-payment-response.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { CREATE_RESPONSE } from '../../../../test/contract/fixtures.js';

describe('strictCreatePaymentResponseSchema', () => {
  it('accepts the documented response, like the tolerant schema', () => {
    assert.deepEqual(expectAccepted(strictCreatePaymentResponseSchema, CREATE_RESPONSE), CREATE_RESPONSE);
    expectAccepted(createPaymentResponseSchema, CREATE_RESPONSE);
  });

  for (const field of ['paymentId', 'status', 'isFinal', 'expiresAt', 'gatewayUrl', 'pollInMs']) {
    it(`requires ${field}`, () => {
      expectRefused(strictCreatePaymentResponseSchema, withField(CREATE_RESPONSE, field, ABSENT), field);
      expectRefused(strictCreatePaymentResponseSchema, withField(CREATE_RESPONSE, field, null), field);
    });
  }

  for (const [field, value] of [
    ['paymentId', '7fa2'],
    ['status', 'created'],
    ['isFinal', true],
    ['expiresAt', -1],
    ['expiresAt', 0.5],
    ['gatewayUrl', '/?pid=pay_1'],
    ['gatewayUrl', 'javascript:alert(1)'],
    ['gatewayUrl', 'shttps://pay.example/'],
    ['gatewayUrl', 'httpsx://pay.example/'],
    ['pollInMs', -1],
    ['referenceId', 'ORDER-123'],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(strictCreatePaymentResponseSchema, withField(CREATE_RESPONSE, field, value), field);
    });
  }

  it('accepts an http gateway URL on loopback', () => {
    const gatewayUrl = 'http://localhost:4242/?pid=pay_1';
    expectAccepted(strictCreatePaymentResponseSchema, { ...CREATE_RESPONSE, gatewayUrl });
  });

  it('accepts a payment that is already processing, as a replayed response may have it', () => {
    const answer = { ...CREATE_RESPONSE, status: 'processing' };
    expectAccepted(strictCreatePaymentResponseSchema, answer);
    expectRefused(strictCreatePaymentResponseSchema, { ...answer, isFinal: true }, 'isFinal');
  });

  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`refuses pollInMs if the payment is already ${status}`, () => {
      const answer = withField({ ...CREATE_RESPONSE, status, isFinal: true }, 'pollInMs', ABSENT);
      expectAccepted(strictCreatePaymentResponseSchema, answer);
      expectRefused(strictCreatePaymentResponseSchema, { ...answer, pollInMs: 1000 }, 'pollInMs');
      expectRefused(strictCreatePaymentResponseSchema, { ...answer, isFinal: false }, 'isFinal');
    });
  }
});
