import { expect } from '@open-wc/testing';
import {
  paymentListItemSchema,
  paymentListSchema,
  paymentListStatsSchema,
} from '../../../src/contract/schemas/payment-list.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { LIST, LIST_ITEM } from '../fixtures.js';

const IDENTITY = ['payment_id', 'merchant_id', 'reference_id', 'is_terminal'];
const REST = Object.keys(LIST_ITEM).filter((field) => !IDENTITY.includes(field));

describe('paymentListItemSchema', () => {
  it('has the twenty-three fields of the interface, and status', () => {
    expect(Object.keys(paymentListItemSchema.def.shape)).to.have.members(Object.keys(LIST_ITEM));
    expect(Object.keys(LIST_ITEM)).to.have.lengthOf(24);
  });

  it('reads the documented item unchanged', () => {
    expect(expectAccepted(paymentListItemSchema, LIST_ITEM)).to.deep.equal(LIST_ITEM);
  });

  for (const field of IDENTITY) {
    it(`requires ${field}`, () => {
      expectRefused(paymentListItemSchema, withField(LIST_ITEM, field, ABSENT), field);
      expectRefused(paymentListItemSchema, withField(LIST_ITEM, field, null), field);
    });
  }

  for (const field of REST) {
    it(`accepts ${field} as null and as absent`, () => {
      expectAccepted(paymentListItemSchema, withField(LIST_ITEM, field, null));
      expectAccepted(paymentListItemSchema, withField(LIST_ITEM, field, ABSENT));
    });
  }

  for (const [field, value] of [
    ['is_terminal', 'true'],
    ['token_decimals', -1],
    ['fiat_amount', 10.5],
    ['token_amount', 10_000_000],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(paymentListItemSchema, withField(LIST_ITEM, field, value), field);
    });
  }
});

describe('paymentListStatsSchema', () => {
  for (const field of ['total_customers', 'total_revenue', 'total_transactions', 'total_revenue.amount']) {
    it(`requires ${field}`, () => {
      expectRefused(paymentListStatsSchema, withField(LIST.stats, field, ABSENT), field);
    });
  }

  it('refuses revenue that is not an integer', () => {
    expectRefused(paymentListStatsSchema, withField(LIST.stats, 'total_revenue.amount', 0.1), 'total_revenue.amount');
  });
});

describe('paymentListSchema', () => {
  it('reads the documented page unchanged, and keeps unknown fields', () => {
    const page = { ...LIST, data: [{ ...LIST_ITEM, refund: { state: 'none' } }], took_ms: 3 };
    expect(expectAccepted(paymentListSchema, page)).to.deep.equal(page);
  });

  for (const field of ['data', 'stats']) {
    it(`requires ${field}`, () => {
      expectRefused(paymentListSchema, withField(LIST, field, ABSENT), field);
    });
  }

  it('refuses a page with an invalid payment rather than omit the payment', () => {
    expectRefused(
      paymentListSchema,
      { ...LIST, data: [LIST_ITEM, { ...LIST_ITEM, payment_id: 7 }] },
      'data.1.payment_id',
    );
  });
});
