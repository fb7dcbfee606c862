import { expect } from '@open-wc/testing';
import {
  paymentInfoSchema,
  paymentStatusResponseSchema,
} from '../../../src/contract/schemas/payment-status-response.js';
import { isKnownPaymentStatus } from '../../../src/contract/payment-status.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import {
  BEYOND_2_53,
  CANCELLED,
  EXPIRED,
  FAILED,
  OPTION_AMOUNT,
  PROCESSING,
  REQUIRES_ACTION,
  SUCCEEDED,
} from '../fixtures.js';

describe('paymentStatusResponseSchema', () => {
  for (const answer of [REQUIRES_ACTION, PROCESSING, SUCCEEDED, FAILED, EXPIRED, CANCELLED]) {
    it(`reads the documented answer for ${answer.status} unchanged`, () => {
      expect(expectAccepted(paymentStatusResponseSchema, answer)).to.deep.equal(answer);
    });
  }

  it('requires only status and isFinal', () => {
    expectAccepted(paymentStatusResponseSchema, { status: 'succeeded', isFinal: true });
  });

  for (const field of ['status', 'isFinal']) {
    it(`refuses an answer without ${field}`, () => {
      expectRefused(paymentStatusResponseSchema, withField(SUCCEEDED, field, ABSENT), field);
    });
  }

  for (const isFinal of ['true', 1, null]) {
    it(`refuses ${JSON.stringify(isFinal)} as isFinal, which is never guessed`, () => {
      expectRefused(paymentStatusResponseSchema, withField(PROCESSING, 'isFinal', isFinal), 'isFinal');
    });
  }

  it('reads isFinal from the answer, whatever the status is', () => {
    expect(expectAccepted(paymentStatusResponseSchema, { status: 'succeeded', isFinal: false }).isFinal).to.equal(
      false,
    );
    expect(expectAccepted(paymentStatusResponseSchema, { status: 'on_hold', isFinal: true }).isFinal).to.equal(true);
  });

  it('reads an unknown status', () => {
    const { status } = expectAccepted(paymentStatusResponseSchema, withField(PROCESSING, 'status', 'on_hold'));
    expect(status).to.equal('on_hold');
    expect(isKnownPaymentStatus(status)).to.equal(false);
  });

  for (const pollInMs of [0, 1, 1000, null, ABSENT]) {
    it(`accepts ${String(pollInMs)} as pollInMs`, () => {
      expectAccepted(paymentStatusResponseSchema, withField(PROCESSING, 'pollInMs', pollInMs));
    });
  }

  for (const pollInMs of [-1, 0.5, '1000', true, {}]) {
    it(`refuses ${JSON.stringify(pollInMs)} as pollInMs`, () => {
      expectRefused(paymentStatusResponseSchema, withField(PROCESSING, 'pollInMs', pollInMs), 'pollInMs');
    });
  }

  it('keeps unknown fields, also nested ones', () => {
    const answer = {
      ...withField(SUCCEEDED, 'info.optionAmount.display.tint', ['#fff']),
      receipt: { number: 7 },
    };
    expect(expectAccepted(paymentStatusResponseSchema, answer)).to.deep.equal(answer);
  });

  it('keeps an amount beyond 2^53 to the digit', () => {
    const { info } = expectAccepted(
      paymentStatusResponseSchema,
      withField(SUCCEEDED, 'info.optionAmount.value', BEYOND_2_53),
    );
    expect(info?.optionAmount?.value).to.equal(BEYOND_2_53);
  });

  it('takes nothing from a key named __proto__', () => {
    const answer = expectAccepted(
      paymentStatusResponseSchema,
      JSON.parse('{"status":"processing","isFinal":false,"__proto__":{"info":{"txId":"0xevil"},"pollInMs":1}}'),
    );
    expect(answer.info).to.equal(undefined);
    expect(answer.pollInMs).to.equal(undefined);
    expect(Object.getPrototypeOf(answer)).to.equal(Object.prototype);
    expectRefused(
      paymentStatusResponseSchema,
      JSON.parse('{"status":"processing","__proto__":{"isFinal":true}}'),
      'isFinal',
    );
  });

  for (const value of [null, undefined, 'succeeded', 1, [], [SUCCEEDED]]) {
    it(`refuses ${JSON.stringify(value)?.slice(0, 20) ?? 'undefined'} as an answer`, () => {
      expect(paymentStatusResponseSchema.safeParse(value).success).to.equal(false);
    });
  }
});

describe('paymentInfoSchema', () => {
  for (const [name, info] of [
    ['both parts', { optionAmount: OPTION_AMOUNT, txId: '0xabc' }],
    ['the amount alone', { optionAmount: OPTION_AMOUNT }],
    ['the transaction alone', { txId: '0xabc', optionAmount: null }],
    ['neither', {}],
  ] as const) {
    it(`reads ${name}`, () => {
      expect(expectAccepted(paymentInfoSchema, info)).to.deep.equal(info);
    });
  }
});
