import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  FINAL_PAYMENT_STATUSES,
  PAYMENT_STATUSES,
  paymentListItemSchema,
  paymentListSchema,
} from 'pay-status/contract';
import { strictPaymentListItemSchema, strictPaymentListSchema } from '../../../gateway/wire/payment-list.js';
import { ABSENT, expectAccepted, expectRefused, withField } from '../../../../test/support/schema.js';
import { BEYOND_2_53, LIST, LIST_ITEM } from '../../../../test/contract/fixtures.js';

/** A payment for which nothing has happened yet. */
const FRESH = {
  ...Object.fromEntries(Object.keys(LIST_ITEM).map((field) => [field, null])),
  payment_id: 'pay_1',
  merchant_id: 'merchant_demo',
  reference_id: 'ORDER-123',
  status: 'requires_action',
  is_terminal: false,
  wallet_name: '',
  created_at: '2026-01-14T10:30:00.000Z',
  last_updated_at: '2026-01-14T10:30:00.000Z',
};

describe('strictPaymentListItemSchema', () => {
  for (const [name, item] of [
    ['a paid payment', LIST_ITEM],
    ['a new payment', FRESH],
  ] as const) {
    it(`accepts ${name}, like the tolerant schema`, () => {
      expectAccepted(strictPaymentListItemSchema, item);
      expectAccepted(paymentListItemSchema, item);
    });
  }

  for (const field of Object.keys(LIST_ITEM)) {
    it(`requires ${field}`, () => {
      expectRefused(strictPaymentListItemSchema, withField(LIST_ITEM, field, ABSENT), field);
    });
  }

  for (const status of PAYMENT_STATUSES) {
    const isFinal = (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
    it(`requires is_terminal to be ${isFinal} for ${status}`, () => {
      expectAccepted(strictPaymentListItemSchema, { ...LIST_ITEM, status, is_terminal: isFinal });
      expectRefused(strictPaymentListItemSchema, { ...LIST_ITEM, status, is_terminal: !isFinal }, 'is_terminal');
    });
  }

  for (const [field, value] of [
    ['payment_id', '1'],
    ['merchant_id', ''],
    ['status', 'settled'],
    ['wallet_name', null],
    ['buyer_caip10', '0xab16'],
    ['token_amount', '1.5'],
    ['token_amount', 15],
    ['fiat_amount', 10.5],
    ['fiat_amount', '1000'],
    ['nonce', -1],
    ['created_at', '2026-01-14'],
    ['settled_at', 'later'],
    ['refund', null],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(strictPaymentListItemSchema, withField(LIST_ITEM, field, value), field);
    });
  }

  it('accepts a token amount beyond 2^53', () => {
    expectAccepted(strictPaymentListItemSchema, { ...LIST_ITEM, token_amount: BEYOND_2_53 });
  });
});

describe('strictPaymentListSchema', () => {
  it('accepts a page, like the tolerant schema', () => {
    assert.deepEqual(expectAccepted(strictPaymentListSchema, LIST), LIST);
    expectAccepted(paymentListSchema, LIST);
  });

  it('requires next_cursor, which is null on the last page', () => {
    expectAccepted(strictPaymentListSchema, { ...LIST, next_cursor: null });
    expectRefused(strictPaymentListSchema, withField(LIST, 'next_cursor', ABSENT), 'next_cursor');
  });

  for (const [field, value] of [
    ['data', ABSENT],
    ['stats', null],
    ['stats.total_customers', -1],
    ['stats.total_transactions', 0.5],
    ['stats.total_revenue', []],
    ['stats.total_revenue.amount', 0.1],
    ['stats.total_revenue.currency', null],
    ['stats.average', 1],
    ['total', 1],
  ] as const) {
    it(`refuses ${String(value)} as ${field}`, () => {
      expectRefused(strictPaymentListSchema, withField(LIST, field, value), field);
    });
  }
});
