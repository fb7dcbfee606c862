import { expect } from '@open-wc/testing';
import {
  checkoutUrlsSchema,
  createPaymentRequestSchema,
  createPaymentResponseSchema,
} from '../../../src/contract/schemas/create-payment.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { CREATE_REQUEST, CREATE_RESPONSE } from '../fixtures.js';

describe('createPaymentRequestSchema', () => {
  it('reads the documented request unchanged', () => {
    expect(expectAccepted(createPaymentRequestSchema, CREATE_REQUEST)).to.deep.equal(CREATE_REQUEST);
  });

  it('requires only an amount and a reference', () => {
    const { amount, referenceId } = CREATE_REQUEST;
    expectAccepted(createPaymentRequestSchema, { amount, referenceId });
    expectAccepted(createPaymentRequestSchema, { amount, referenceId, checkout: null, expiresAt: null });
  });

  for (const field of ['amount', 'referenceId', 'amount.unit', 'amount.value']) {
    it(`requires ${field}`, () => {
      expectRefused(createPaymentRequestSchema, withField(CREATE_REQUEST, field, ABSENT), field);
    });
  }

  it('refuses a fraction as expiresAt, which is whole Unix seconds', () => {
    expectRefused(createPaymentRequestSchema, withField(CREATE_REQUEST, 'expiresAt', 1_718_236_800.5), 'expiresAt');
  });
});

describe('checkoutUrlsSchema', () => {
  it('refuses a URL that is not a string', () => {
    for (const errorUrl of [7, null]) expectRefused(checkoutUrlsSchema, { errorUrl }, 'errorUrl');
  });
});

describe('createPaymentResponseSchema', () => {
  it('reads the documented answer unchanged, and keeps unknown fields', () => {
    const answer = { ...CREATE_RESPONSE, links: { self: '/v1' } };
    expect(expectAccepted(createPaymentResponseSchema, answer)).to.deep.equal(answer);
  });

  for (const field of ['paymentId', 'status', 'isFinal', 'expiresAt', 'gatewayUrl']) {
    it(`requires ${field}`, () => {
      expectRefused(createPaymentResponseSchema, withField(CREATE_RESPONSE, field, ABSENT), field);
    });
  }

  it('reads an answer without pollInMs, or with null', () => {
    expectAccepted(createPaymentResponseSchema, withField(CREATE_RESPONSE, 'pollInMs', ABSENT));
    expectAccepted(createPaymentResponseSchema, withField(CREATE_RESPONSE, 'pollInMs', null));
  });

  for (const [field, value] of [
    ['expiresAt', -1],
    ['pollInMs', -1],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(createPaymentResponseSchema, withField(CREATE_RESPONSE, field, value), field);
    });
  }
});
