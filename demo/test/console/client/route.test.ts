import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PAYMENT_STATUSES } from 'pay-status/contract';
import { toHref, PANELS, readRoute, type Route } from '../../../console/client/route.js';

const FIRST: Route = {
  panel: 'payments',
  mode: 'test',
  merchant: undefined,
  selected: undefined,
  status: undefined,
  search: undefined,
  cursor: undefined,
};

describe('the URL of the console', () => {
  for (const panel of PANELS) {
    for (const mode of ['test', 'live'] as const) {
      it(`restores the view: ${panel}, ${mode}`, () => {
        for (const status of [undefined, ...PAYMENT_STATUSES]) {
          const route: Route = { ...FIRST, panel, mode, status, selected: 'pay_1', cursor: 'WyJ_-' };
          assert.deepEqual(readRoute(toHref(route)), route);
          assert.deepEqual(readRoute(toHref({ panel, mode, status })), { ...FIRST, panel, mode, status });
        }
      });
    }
  }

  it('restores the merchant and the search', () => {
    const route: Route = { ...FIRST, panel: 'merchants', merchant: 'mrch_1', search: 'Ink & Söhne +1' };
    assert.deepEqual(readRoute(toHref(route)), route);
  });

  it('names no merchant for that of the shop', () => {
    assert.equal(readRoute('#/payments?merchant=merchant_demo').merchant, undefined);
  });

  for (const hash of [
    '',
    '#',
    '#/',
    '#/nothing',
    '#content',
    '#/payments?mode=prod&status=paid&cursor=%3Cb%3E',
    '#/%00',
  ]) {
    it(`falls back to the payments of the test mode if it is invalid: "${hash}"`, () => {
      assert.deepEqual(readRoute(hash), FIRST);
    });
  }

  for (const id of ['..', '%2e%2e', 'a%2Fb', '<script>', 'a b', 'x'.repeat(201), "'"]) {
    it(`selects nothing by ${id.slice(0, 20)}`, () => {
      assert.equal(readRoute(`#/payments/${id}`).selected, undefined);
    });
  }
});
