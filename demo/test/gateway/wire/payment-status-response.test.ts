import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FINAL_PAYMENT_STATUSES, PAYMENT_STATUSES, paymentStatusResponseSchema } from 'pay-status/contract';
import {
  strictPaymentInfoSchema,
  strictPaymentStatusResponseSchema,
} from '../../../gateway/wire/payment-status-response.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import {
  CANCELLED,
  EXPIRED,
  FAILED,
  PROCESSING,
  REQUIRES_ACTION,
  SUCCEEDED,
} from '../../../../test/contract/fixtures.js';

const ANSWERS = [REQUIRES_ACTION, PROCESSING, SUCCEEDED, FAILED, EXPIRED, CANCELLED];
const LIVE = ANSWERS.filter(({ isFinal }) => !isFinal);
const FINAL = ANSWERS.filter(({ isFinal }) => isFinal);

describe('strictPaymentStatusResponseSchema', () => {
  it('is tested with every status of the contract', () => {
    assert.deepEqual(new Set(ANSWERS.map(({ status }) => status)), new Set([...PAYMENT_STATUSES]));
    assert.deepEqual(new Set(FINAL.map(({ status }) => status)), new Set([...FINAL_PAYMENT_STATUSES]));
  });

  for (const answer of ANSWERS) {
    describe(`for ${answer.status}`, () => {
      it('accepts the documented response, like the tolerant schema', () => {
        assert.deepEqual(expectAccepted(strictPaymentStatusResponseSchema, answer), answer);
        expectAccepted(paymentStatusResponseSchema, answer);
      });

      it(`requires isFinal to be ${answer.isFinal}`, () => {
        for (const isFinal of [!answer.isFinal, ABSENT, null]) {
          expectRefused(strictPaymentStatusResponseSchema, withField(answer, 'isFinal', isFinal), 'isFinal');
        }
      });

      it('refuses an undocumented field', () => {
        expectRefused(strictPaymentStatusResponseSchema, { ...answer, paymentId: 'pay_1' }, 'paymentId');
      });

      if (answer.status !== 'failed') {
        it('refuses a failureCode, even null', () => {
          for (const code of ['declined_user', null]) {
            expectRefused(strictPaymentStatusResponseSchema, { ...answer, failureCode: code }, 'failureCode');
          }
        });
      }

      if (answer.status !== 'succeeded') {
        it('requires info to be null or absent', () => {
          expectAccepted(strictPaymentStatusResponseSchema, withField(answer, 'info', null));
          expectAccepted(strictPaymentStatusResponseSchema, withField(answer, 'info', ABSENT));
          expectRefused(strictPaymentStatusResponseSchema, withField(answer, 'info', SUCCEEDED.info), 'info');
        });
      }
    });
  }

  for (const answer of LIVE) {
    it(`requires pollInMs for ${answer.status}`, () => {
      for (const pollInMs of [0, 1000]) {
        expectAccepted(strictPaymentStatusResponseSchema, withField(answer, 'pollInMs', pollInMs));
      }
      for (const pollInMs of [ABSENT, null, -1, 0.5, '1000']) {
        expectRefused(strictPaymentStatusResponseSchema, withField(answer, 'pollInMs', pollInMs), 'pollInMs');
      }
    });
  }

  for (const answer of FINAL) {
    it(`refuses pollInMs for ${answer.status}`, () => {
      for (const pollInMs of [ABSENT, null]) {
        expectAccepted(strictPaymentStatusResponseSchema, withField(answer, 'pollInMs', pollInMs));
      }
      for (const pollInMs of [0, 1000]) {
        expectRefused(strictPaymentStatusResponseSchema, withField(answer, 'pollInMs', pollInMs), 'pollInMs');
      }
    });
  }

  it('requires info for succeeded', () => {
    for (const info of [ABSENT, null, {}]) {
      assert.equal(strictPaymentStatusResponseSchema.safeParse(withField(SUCCEEDED, 'info', info)).success, false);
    }
  });

  it('accepts a known failureCode for failed, or none', () => {
    for (const code of ['declined_user', null, ABSENT]) {
      expectAccepted(strictPaymentStatusResponseSchema, withField(FAILED, 'failureCode', code));
    }
    expectRefused(strictPaymentStatusResponseSchema, withField(FAILED, 'failureCode', 'declined_bank'), 'failureCode');
  });

  for (const status of ['settled', 'new_status', '', null]) {
    it(`refuses "${status}" as status`, () => {
      expectRefused(strictPaymentStatusResponseSchema, { ...CANCELLED, status }, 'status');
    });
  }
});

describe('strictPaymentInfoSchema', () => {
  for (const field of ['optionAmount', 'txId']) {
    it(`requires ${field}`, () => {
      expectRefused(strictPaymentInfoSchema, withField(SUCCEEDED.info, field, ABSENT), field);
      expectRefused(strictPaymentInfoSchema, withField(SUCCEEDED.info, field, null), field);
    });
  }

  it('refuses an empty transaction id', () => {
    expectRefused(strictPaymentInfoSchema, { ...SUCCEEDED.info, txId: '' }, 'txId');
  });
});
