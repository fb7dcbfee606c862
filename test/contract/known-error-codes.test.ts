import { expect } from '@open-wc/testing';
import { ERROR_CODES, ERROR_CODES_BY_GROUP, isKnownErrorCode } from '../../src/contract/known-error-codes.js';

const DOCUMENTED = `
  rate_limited invalid_params params_validation idempotency_conflict internal_error
  invalid_api_key unauthorized forbidden missing_api_key missing_merchant_api_key missing_merchant_id header_not_ascii
  not_sandbox_api_key missing_app_id missing_client_id invalid_app_id conflicting_auth_headers missing_auth_headers
  payment_not_found invalid_state payment_expired quote_expired payment_not_succeeded already_refunded
  merchant_not_found merchant_exists api_key_not_found partner_not_found customer_not_found wallet_not_found
  executor_not_found invalid_api_version unknown_api_version api_version_downgrade sanctioned_user`
  .trim()
  .split(/\s+/);

describe('error codes', () => {
  it('are the thirty-five of the interface, in the order of its table', () => {
    expect(DOCUMENTED).to.have.lengthOf(35);
    expect([...ERROR_CODES]).to.deep.equal(DOCUMENTED);
    expect(DOCUMENTED.every(isKnownErrorCode)).to.equal(true);
  });

  it('each belong to one group', () => {
    expect(Object.keys(ERROR_CODES_BY_GROUP)).to.have.lengthOf(6);
    expect(new Set(ERROR_CODES).size).to.equal(ERROR_CODES.length);
  });

  for (const code of ['not_found', 'toString', '__proto__']) {
    it(`do not include "${code}"`, () => {
      expect(isKnownErrorCode(code)).to.equal(false);
    });
  }
});
