import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictCreatePaymentRequestSchema } from '../../../gateway/wire/create-payment-request.js';
import { describeIssue } from '../../../gateway/wire/describe-issue.js';
import { strictPaymentListQuerySchema } from '../../../gateway/wire/payment-list-query.js';
import { strictStatusQuerySchema } from '../../../gateway/wire/status-query.js';
import { ABSENT, withField } from '../../../../test/support/schema.js';
import { CREATE_REQUEST } from '../../../../test/contract/fixtures.js';

const create = (body: unknown) => strictCreatePaymentRequestSchema.safeParse(body).error?.issues.map(describeIssue);

describe('describeIssue', () => {
  for (const [path, value, text] of [
    ['referenceId', ABSENT, 'referenceId is required'],
    ['referenceId', 7, 'referenceId must be a string'],
    ['referenceId', '#', 'referenceId must be 1 to 35 letters, digits, blanks or /-:.,+_'],
    ['amount', ABSENT, 'amount is required'],
    ['amount', '10', 'amount must be an object'],
    ['amount.value', 10, 'amount.value must be a string'],
    ['amount.value', '0', 'amount.value must be 1 to 100 digits, above zero and without a leading zero'],
    ['amount.unit', 'USD', 'amount.unit must be iso4217/ and a currency code'],
    ['checkout', 'x', 'checkout must be an object or null'],
    [
      'checkout.successUrl',
      'http://shop.example/',
      'checkout.successUrl must be an absolute https URL without credentials (http on loopback only)',
    ],
    ['expiresAt', 'x', 'expiresAt must be a whole number of Unix seconds or null'],
  ] as const) {
    it(`returns "${text}"`, () => {
      assert.deepEqual(create(withField(CREATE_REQUEST, path, value)), [text]);
    });
  }

  it('describes every problem of a request', () => {
    assert.deepEqual(create({}), ['amount is required', 'referenceId is required']);
  });

  it('names the body if it is missing or not an object', () => {
    assert.deepEqual(create(undefined), ['body is required']);
    assert.deepEqual(create([]), ['body must be an object']);
  });

  it('names a query parameter', () => {
    const list = strictPaymentListQuerySchema.safeParse({ limit: '201', sort_by: 'x' });
    assert.deepEqual(
      new Set(list.error?.issues.map(describeIssue)),
      new Set(['limit must be a whole number from 1 to 200', 'sort_by must be one of date, amount']),
    );
    const status = strictStatusQuerySchema.safeParse({ maxPollMs: '-1' });
    assert.deepEqual(status.error?.issues.map(describeIssue), [
      'maxPollMs must be a whole number of milliseconds from 0 to 9223372036854775807',
    ]);
  });
});
