import { describe, it } from 'node:test';
import { strictEventIdSchema, strictPaymentIdSchema } from '../../../gateway/wire/identifiers.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

describe('strictPaymentIdSchema', () => {
  for (const id of ['pay_1', 'pay_7fa2ecc101ARZ3NDEKTSV4RRFFQ69G5FAV', `pay_${'a'.repeat(60)}`]) {
    it(`accepts ${id}`, () => {
      expectAccepted(strictPaymentIdSchema, id);
    });
  }

  for (const id of [
    'pay_',
    'pay-1',
    'PAY_1',
    'test_pay_1',
    ' pay_1',
    '1',
    'pay_a/b',
    'pay_a b',
    'pay_a%2F',
    `pay_${'a'.repeat(61)}`,
    '',
    null,
  ]) {
    it(`refuses "${id}"`, () => {
      expectRefused(strictPaymentIdSchema, id);
    });
  }
});

describe('strictEventIdSchema', () => {
  for (const id of ['evt_01HZX4V9K3TQ2M8R6W0B5YD7FN', 'evt_fixture_payment_created']) {
    it(`accepts ${id}`, () => {
      expectAccepted(strictEventIdSchema, id);
    });
  }

  for (const id of ['evt_', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'pay_1', 'evt_a.b', 'msg_evt_1', ' evt_1', '', 1]) {
    it(`refuses "${id}", which is not an event id`, () => {
      expectRefused(strictEventIdSchema, id);
    });
  }
});
