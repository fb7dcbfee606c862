import { expect } from '@open-wc/testing';
import { merchantPaymentListSchema } from '../../../src/contract/schemas/merchant-payment-list.js';
import { merchantPaymentSchema } from '../../../src/contract/schemas/merchant-payment.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { MERCHANT_PAYMENT, MERCHANT_PAYMENT_LIST } from '../fixtures.js';

const REQUIRED = ['paymentId', 'merchant', 'referenceId', 'status', 'isTerminal', 'createdAt', 'lastUpdatedAt'];
const OPTIONAL = [
  ...Object.keys(MERCHANT_PAYMENT).filter((field) => !REQUIRED.includes(field)),
  ...['merchant.name', 'merchant.iconUrl', 'tokenAmount.display', 'buyer.accountProviderName', 'transaction.hash'],
  ...['settlement.amount', 'settlement.txHash', 'fees.fixed', 'fees.percentage'],
];

describe('merchantPaymentSchema', () => {
  it('has the fields of the published description, and the marks of a refund', () => {
    expect(Object.keys(merchantPaymentSchema.def.shape)).to.have.members(Object.keys(MERCHANT_PAYMENT));
  });

  for (const field of [...REQUIRED, 'merchant.id', 'buyer.accountCaip10', 'settlement.settled', 'fees.total'])
    it(`requires ${field}`, () => {
      for (const value of [ABSENT, null])
        expectRefused(merchantPaymentSchema, withField(MERCHANT_PAYMENT, field, value), field);
    });

  for (const field of OPTIONAL)
    it(`accepts ${field} as null and as absent`, () => {
      for (const value of [null, ABSENT])
        expectAccepted(merchantPaymentSchema, withField(MERCHANT_PAYMENT, field, value));
    });

  it('refuses an amount that is a number', () => {
    expectRefused(merchantPaymentSchema, withField(MERCHANT_PAYMENT, 'fiatAmount.value', 500), 'fiatAmount.value');
  });
});

describe('merchantPaymentListSchema', () => {
  it('reads the published page unchanged, and keeps unknown fields and an unknown status', () => {
    const data = [MERCHANT_PAYMENT, { ...MERCHANT_PAYMENT, status: 'on_hold', disputes: [] }];
    const page = { ...MERCHANT_PAYMENT_LIST, data, tookMs: 3 };
    expect(expectAccepted(merchantPaymentListSchema, page)).to.deep.equal(page);
  });

  for (const field of ['data', 'nextCursor', 'stats', 'stats.totalRevenue', 'stats.totalTransactions'])
    it(`requires ${field}`, () => {
      expectRefused(merchantPaymentListSchema, withField(MERCHANT_PAYMENT_LIST, field, ABSENT), field);
    });
});
