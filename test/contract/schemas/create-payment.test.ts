import { expect } from '@open-wc/testing';
import {
  checkoutUrlsSchema,
  createPaymentRequestSchema,
  createPaymentResponseSchema,
} from '../../../src/contract/schemas/create-payment.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { BEYOND_2_53, CREATE_REQUEST, CREATE_RESPONSE } from '../fixtures.js';

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

  for (const expiresAt of [1_718_236_800.5, '1718236800', '2026-01-14T10:30:00Z']) {
    it(`refuses ${JSON.stringify(expiresAt)} as expiresAt, which is whole Unix seconds`, () => {
      expectRefused(createPaymentRequestSchema, withField(CREATE_REQUEST, 'expiresAt', expiresAt), 'expiresAt');
    });
  }

  it('keeps an amount beyond 2^53 to the digit', () => {
    const request = withField(CREATE_REQUEST, 'amount.value', BEYOND_2_53);
    expect(expectAccepted(createPaymentRequestSchema, request).amount.value).to.equal(BEYOND_2_53);
  });
});

describe('checkoutUrlsSchema', () => {
  for (const urls of [{}, { successUrl: 'https://shop.example/' }, { successUrl: '', errorUrl: 'x' }]) {
    it(`reads ${JSON.stringify(urls)}`, () => {
      expect(expectAccepted(checkoutUrlsSchema, urls)).to.deep.equal(urls);
    });
  }

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
    ['expiresAt', '2026-01-14T10:30:00Z'],
    ['pollInMs', -1],
    ['pollInMs', 0.5],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(createPaymentResponseSchema, withField(CREATE_RESPONSE, field, value), field);
    });
  }

  it('reads any gatewayUrl, because it is opaque', () => {
    for (const gatewayUrl of ['https://pay.example/pay_1', 'https://pay.example/buy?pid=pay_1&x=%20#frag']) {
      expect(expectAccepted(createPaymentResponseSchema, { ...CREATE_RESPONSE, gatewayUrl }).gatewayUrl).to.equal(
        gatewayUrl,
      );
    }
  });
});
