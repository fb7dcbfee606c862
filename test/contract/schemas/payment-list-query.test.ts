import { expect } from '@open-wc/testing';
import {
  LIST_SORT_DIRECTIONS,
  LIST_SORT_KEYS,
  LIST_STATUSES,
  paymentListQuerySchema,
  PREVIEW_LIST_STATUSES,
} from '../../../src/contract/schemas/payment-list-query.js';
import { expectAccepted, expectRefused } from '../../support/schema.js';

describe('paymentListQuerySchema', () => {
  it('has the sort orders and statuses of the interface', () => {
    expect([...LIST_SORT_KEYS]).to.deep.equal(['date', 'amount']);
    expect([...LIST_SORT_DIRECTIONS]).to.deep.equal(['asc', 'desc']);
    expect([...LIST_STATUSES]).to.deep.equal(['requires_action', 'processing', 'succeeded', 'failed', 'expired']);
    expect([...PREVIEW_LIST_STATUSES]).to.deep.equal([...LIST_STATUSES, 'cancelled']);
  });

  it('requires nothing', () => {
    expect(expectAccepted(paymentListQuerySchema, {})).to.deep.equal({});
  });

  it('accepts all parameters at once', () => {
    const query = {
      start_ts: '2026-01-01t00:00:00.50z',
      end_ts: '2026-02-01T00:00:00+02:00',
      asset: 'USDC',
      network: 'eip155:8453',
      sort_by: 'amount',
      sort_dir: 'desc',
      cursor: 'b2Zmc2V0PTE',
      limit: 200,
      status: 'succeeded',
    };
    expect(expectAccepted(paymentListQuerySchema, query)).to.deep.equal(query);
  });

  for (const limit of [1, 200]) {
    it(`accepts a limit of ${limit}`, () => {
      expectAccepted(paymentListQuerySchema, { limit });
    });
  }

  for (const [field, value] of [
    ['limit', 0],
    ['limit', 201],
    ['limit', 1.5],
    ['sort_by', 'status'],
    ['sort_dir', 'ASC'],
    ['status', 'new_status'],
    ['start_ts', '2026-01-01'],
    ['end_ts', '2026-01-01T00:00Z'],
  ] as const) {
    it(`refuses ${JSON.stringify(value)} as ${field}`, () => {
      expectRefused(paymentListQuerySchema, { [field]: value }, field);
    });
  }
});
