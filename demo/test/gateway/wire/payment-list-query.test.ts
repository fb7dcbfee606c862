import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LIST_STATUSES } from 'pay-status/contract';
import {
  strictPaymentListQuerySchema,
  strictPreviewPaymentListQuerySchema,
} from '../../../gateway/wire/payment-list-query.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

const SCHEMAS = { stable: strictPaymentListQuerySchema, preview: strictPreviewPaymentListQuerySchema };

for (const [version, schema] of Object.entries(SCHEMAS)) {
  describe(`the list query of the ${version} version`, () => {
    it('requires nothing and ignores parameters that it does not know', () => {
      assert.deepEqual(expectAccepted(schema, { page: '2' }), {});
    });

    it('reads text into a limit and a list of statuses', () => {
      assert.deepEqual(expectAccepted(schema, { limit: '50', status: 'failed', sort_by: 'date', sort_dir: 'asc' }), {
        limit: 50,
        status: ['failed'],
        sort_by: 'date',
        sort_dir: 'asc',
      });
    });

    for (const status of LIST_STATUSES) {
      it(`filters by ${status}`, () => {
        assert.deepEqual(expectAccepted(schema, { status }).status, [status]);
      });
    }

    it('filters by several statuses when the parameter is repeated', () => {
      const { status } = expectAccepted(schema, { status: ['failed', 'expired'] });
      assert.deepEqual(status, ['failed', 'expired']);
    });

    for (const moment of ['2026-01-14T10:30:00Z', '2026-01-14T10:30:00.123Z', '2026-01-14T10:30:00+02:00']) {
      it(`accepts ${moment} as start and end`, () => {
        expectAccepted(schema, { start_ts: moment, end_ts: moment });
      });
    }

    it('reads a leap second as the moment before it, because Date has none', () => {
      const moments = ['2016-12-31T23:59:60z', '2017-01-01T00:59:60.5+01:00'];
      const starts = moments.map((moment) => expectAccepted(schema, { start_ts: moment }).start_ts ?? '');
      for (const start of starts) assert.equal(Date.parse(start), Date.UTC(2017, 0, 1) - 1);
    });

    for (const moment of ['2026-01-14', '2026-01-14T10:30:00', '2026-02-30T10:30:00Z', '1718236800', 'now', '']) {
      it(`refuses "${moment}" as start`, () => {
        expectRefused(schema, { start_ts: moment }, 'start_ts');
      });
    }

    for (const limit of ['1', '200']) {
      it(`accepts a limit of ${limit}`, () => {
        assert.equal(expectAccepted(schema, { limit }).limit, Number(limit));
      });
    }

    for (const limit of ['0', '201', '-1', '1.5', '1e2', '', ' 5', 'all']) {
      it(`refuses a limit of "${limit}"`, () => {
        expectRefused(schema, { limit }, 'limit');
      });
    }

    it('refuses unknown values', () => {
      expectRefused(schema, { sort_by: 'status' }, 'sort_by');
      expectRefused(schema, { sort_dir: 'up' }, 'sort_dir');
      expectRefused(schema, { status: 'settled' }, 'status.0');
      expectRefused(schema, { status: '' }, 'status.0');
    });
  });
}

describe('the filter for cancelled payments', () => {
  it('exists in the preview version only', () => {
    expectRefused(strictPaymentListQuerySchema, { status: 'cancelled' }, 'status.0');
    assert.deepEqual(expectAccepted(strictPreviewPaymentListQuerySchema, { status: 'cancelled' }).status, [
      'cancelled',
    ]);
  });
});
