import { expect } from '@open-wc/testing';
import {
  paymentListItemSchema,
  paymentListSchema,
  paymentListStatsSchema,
} from '../../../src/contract/schemas/payment-list.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../support/schema.js';
import { BEYOND_2_53, LIST, LIST_ITEM } from '../fixtures.js';

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
    ['token_decimals', 6.5],
    ['token_decimals', -1],
    ['nonce', '0'],
    ['fiat_amount', 10.5],
    ['fiat_amount', '1000'],
    ['token_amount', 10_000_000],
    ['created_at', 1_718_236_800],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(paymentListItemSchema, withField(LIST_ITEM, field, value), field);
    });
  }

  it('keeps a token amount beyond 2^53 to the digit', () => {
    const item = expectAccepted(paymentListItemSchema, { ...LIST_ITEM, token_amount: BEYOND_2_53 });
    expect(item.token_amount).to.equal(BEYOND_2_53);
  });

  it('reads unknown statuses and settlement statuses, and timestamps of any format', () => {
    const item = { ...LIST_ITEM, status: 'on_hold', settlement_status: 'queued', created_at: 'yesterday' };
    expect(expectAccepted(paymentListItemSchema, item)).to.deep.equal(item);
  });
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

  it('reads an empty page', () => {
    expectAccepted(paymentListSchema, { ...LIST, data: [] });
  });

  for (const cursor of [null, ABSENT]) {
    it(`reads the last page, whose next_cursor is ${String(cursor)}`, () => {
      expectAccepted(paymentListSchema, withField(LIST, 'next_cursor', cursor));
    });
  }

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
