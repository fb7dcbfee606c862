import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strictPaymentListQuerySchema } from '../../../gateway/wire/payment-list-query.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

describe('the list query', () => {
  it('reads a leap second as the moment before it, because Date has none', () => {
    const moments = ['2016-12-31T23:59:60z', '2017-01-01T00:59:60.5+01:00'];
    const starts = moments.map(
      (moment) => expectAccepted(strictPaymentListQuerySchema, { start_ts: moment }).start_ts ?? '',
    );
    for (const start of starts) assert.equal(Date.parse(start), Date.UTC(2017, 0, 1) - 1);
  });

  for (const moment of ['2026-02-30T10:30:00Z', '']) {
    it(`refuses "${moment}" as start`, () => {
      expectRefused(strictPaymentListQuerySchema, { start_ts: moment }, 'start_ts');
    });
  }
});
