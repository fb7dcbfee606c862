import { expect } from '@open-wc/testing';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES } from '../../src/contract/payment-status.js';
import { redirectTarget } from '../../src/core/redirect-target.js';

const URLS = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
const PAGE = 'https://shop.example/checkout';

describe('the target of a redirect', () => {
  for (const status of FINAL_PAYMENT_STATUSES) {
    it(`is ${status === 'succeeded' ? 'the success URL' : 'the error URL'} for ${status}, with the payment id`, () => {
      const url = `${status === 'succeeded' ? URLS.successUrl : URLS.errorUrl}?payment_id=pay_1`;
      const target = { url, status, paymentId: 'pay_1' };
      expect(redirectTarget({ status, isFinal: true }, 'pay_1', URLS, PAGE)).to.deep.equal(target);
    });
  }

  it('is none while the payment is not final, whatever its status', () => {
    expect(redirectTarget(null, 'pay_1', URLS, PAGE)).to.equal(undefined);
    for (const status of PAYMENT_STATUSES) {
      expect(redirectTarget({ status, isFinal: false }, 'pay_1', URLS, PAGE), status).to.equal(undefined);
    }
  });

  it('is none for a final status that is unknown, or that does not end a payment', () => {
    for (const status of ['new_status', 'SUCCEEDED', '', 'toString', '__proto__', 'requires_action', 'processing']) {
      expect(redirectTarget({ status: status as never, isFinal: true }, 'pay_1', URLS, PAGE), status).to.equal(
        undefined,
      );
    }
  });

  it('is none where the buyer is already', () => {
    const payment = { status: 'succeeded', isFinal: true } as const;
    const here = `${URLS.successUrl}?payment_id=pay_0#receipt`;
    expect(redirectTarget(payment, 'pay_1', URLS, here)).to.equal(undefined);
    expect(redirectTarget(payment, 'pay_1', URLS, `${URLS.successUrl}?order=1`)).not.to.equal(undefined);
  });
});
