import { describe, it } from 'node:test';
import { cancelPaymentResponseSchema, PAYMENT_STATUSES } from 'pay-status/contract';
import { strictCancelPaymentResponseSchema } from '../../../gateway/wire/cancel-payment-response.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { CANCEL_RESPONSE } from '../../../../test/contract/fixtures.js';

describe('strictCancelPaymentResponseSchema', () => {
  it('accepts the documented response, like the tolerant schema', () => {
    expectAccepted(strictCancelPaymentResponseSchema, CANCEL_RESPONSE);
    expectAccepted(cancelPaymentResponseSchema, CANCEL_RESPONSE);
  });

  for (const field of Object.keys(CANCEL_RESPONSE)) {
    it(`requires ${field}`, () => {
      expectRefused(strictCancelPaymentResponseSchema, withField(CANCEL_RESPONSE, field, ABSENT), field);
      expectRefused(strictCancelPaymentResponseSchema, withField(CANCEL_RESPONSE, field, null), field);
    });
  }

  for (const status of PAYMENT_STATUSES.filter((status) => status !== 'cancelled')) {
    it(`refuses the status ${status}`, () => {
      expectRefused(strictCancelPaymentResponseSchema, { ...CANCEL_RESPONSE, status }, 'status');
    });
  }

  it('refuses an empty reason, a bare date and an undocumented field', () => {
    expectRefused(strictCancelPaymentResponseSchema, { ...CANCEL_RESPONSE, cancelledReason: '' }, 'cancelledReason');
    expectRefused(strictCancelPaymentResponseSchema, { ...CANCEL_RESPONSE, cancelledAt: '2026-01-14' }, 'cancelledAt');
    expectRefused(strictCancelPaymentResponseSchema, { ...CANCEL_RESPONSE, isFinal: true }, 'isFinal');
  });
});
