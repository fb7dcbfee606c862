import { expect } from '@open-wc/testing';
import { strictCreatePaymentRequestSchema } from '../../../src/contract/strict/create-payment-request.js';
import { describeIssue } from '../../../src/contract/strict/describe-issue.js';
import { strictPaymentListQuerySchema } from '../../../src/contract/strict/payment-list-query.js';
import { strictStatusQuerySchema } from '../../../src/contract/strict/status-query.js';
import { ABSENT, withField } from '../../support/schema.js';
import { CREATE_REQUEST } from '../fixtures.js';

const create = (body: unknown) => strictCreatePaymentRequestSchema.safeParse(body).error?.issues.map(describeIssue);

describe('describeIssue', () => {
  for (const [path, value, words] of [
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
    it(`says "${words}"`, () => {
      expect(create(withField(CREATE_REQUEST, path, value))).to.deep.equal([words]);
    });
  }

  it('says every fault of a request', () => {
    expect(create({})).to.deep.equal(['amount is required', 'referenceId is required']);
  });

  it('speaks of the body where there is none', () => {
    expect(create(undefined)).to.deep.equal(['body is required']);
    expect(create([])).to.deep.equal(['body must be an object']);
  });

  it('speaks of a query parameter', () => {
    const list = strictPaymentListQuerySchema.safeParse({ limit: '201', sort_by: 'x' });
    expect(list.error?.issues.map(describeIssue)).to.have.members([
      'limit must be a whole number from 1 to 200',
      'sort_by must be one of date, amount',
    ]);
    const status = strictStatusQuerySchema.safeParse({ maxPollMs: '-1' });
    expect(status.error?.issues.map(describeIssue)).to.deep.equal([
      'maxPollMs must be a whole number of milliseconds, 0 or more',
    ]);
  });
});
