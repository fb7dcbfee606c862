import { PayError } from '../../../core/errors/pay-error.js';

/** The test order of `pay-status init --try` was not paid: a program is missing, or did not do what it should. */
export class TestOrderError extends PayError {
  override readonly name = 'TestOrderError';
  readonly code = 'test_order_failed';
}
