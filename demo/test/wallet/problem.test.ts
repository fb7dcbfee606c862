import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ContractError, GatewayError, NetworkError } from 'pay-status/client';
import { toProblem } from '../../wallet/client/problem.js';

const invalidState = (status: string): GatewayError =>
  new GatewayError({ status: 400, code: 'invalid_state', message: `A payment in status ${status} cannot be paid` });

const CASES = [
  ['an expired quote', new GatewayError({ status: 400, code: 'quote_expired', message: 'expired' }), 'reload'],
  ['a lost connection', new NetworkError('Failed to fetch'), 'retry'],
  ['an incomplete response', new ContractError('Unexpected end of JSON input'), 'retry'],
  ['an unknown payment', new GatewayError({ status: 404, code: 'payment_not_found', message: 'not found' }), 'none'],
  ['an expired payment', new GatewayError({ status: 410, code: 'payment_expired', message: 'expired' }), 'none'],
  ['a cancelled payment', invalidState('cancelled'), 'none'],
  ['a succeeded payment', invalidState('succeeded'), 'none'],
  ['a processing payment', invalidState('processing'), 'none'],
  ['a failed payment', invalidState('failed'), 'none'],
  [
    'a refused signature',
    new GatewayError({ status: 422, code: 'invalid_params', message: 'Invalid signature' }),
    'reload',
  ],
] as const;

describe('the test wallet explains an error and its recovery', () => {
  for (const [title, error, recovery] of CASES) {
    it(`${title}: ${recovery}`, () => {
      const problem = toProblem(error);
      assert.equal(problem.recovery, recovery);
      assert.match(problem.message, /^[A-Z].*[.?]$/);
      assert.doesNotMatch(problem.message, /\d{3}|HTTP|JSON/, 'it is for people');
    });
  }

  it('an unknown error keeps its message and can be retried', () => {
    for (const error of [new Error('odd'), 'odd', new GatewayError({ status: 500, message: 'odd' })])
      assert.deepEqual(toProblem(error), { message: 'odd', recovery: 'retry' });
  });
});
