import { expect } from '@open-wc/testing';
import { paymentStatusResponseSchema } from '../../../src/contract/schemas/payment-status-response.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { CANCELLED, EXPIRED, FAILED, PROCESSING, REQUIRES_ACTION, SUCCEEDED } from '../fixtures.js';

describe('paymentStatusResponseSchema', () => {
  for (const answer of [REQUIRES_ACTION, PROCESSING, SUCCEEDED, FAILED, EXPIRED, CANCELLED]) {
    it(`reads the documented answer for ${answer.status} unchanged`, () => {
      expect(expectAccepted(paymentStatusResponseSchema, answer)).to.deep.equal(answer);
    });
  }

  for (const field of ['status', 'isFinal']) {
    it(`refuses an answer without ${field}`, () => {
      expectRefused(paymentStatusResponseSchema, withField(SUCCEEDED, field, ABSENT), field);
    });
  }

  it('refuses a text as isFinal, which is never guessed', () => {
    expectRefused(paymentStatusResponseSchema, withField(PROCESSING, 'isFinal', 'true'), 'isFinal');
  });

  it('reads isFinal from the answer, whatever the status is', () => {
    expect(expectAccepted(paymentStatusResponseSchema, { status: 'succeeded', isFinal: false }).isFinal).to.equal(
      false,
    );
    expect(expectAccepted(paymentStatusResponseSchema, { status: 'on_hold', isFinal: true }).isFinal).to.equal(true);
  });

  for (const pollInMs of [-1, '1000']) {
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
});
