import type { KnownErrorCode } from 'pay-status/contract';

/** The HTTP status of a code, and on what the gateway answers with it; null when no operation that is shown does. */
export interface CodeRule {
  readonly status: number;
  readonly when: string | null;
}

const rule = (status: number, when: string | null = null): CodeRule => ({ status, when });

/** `SPEC: Errors`. The statuses are written down a second time on purpose. */
export const CODES: Readonly<Record<KnownErrorCode, CodeRule>> = {
  rate_limited: rule(429, 'a caller who asks too often'),
  invalid_params: rule(400, 'a body that is not JSON'),
  params_validation: rule(400, 'a value that is not allowed'),
  idempotency_conflict: rule(409, 'a key that comes again with another request'),
  internal_error: rule(500, 'a failure inside'),
  invalid_api_key: rule(401, 'a key that nobody has'),
  unauthorized: rule(401, 'a key that does not belong to this merchant'),
  forbidden: rule(403, 'the sandbox, asked under a foreign host'),
  missing_api_key: rule(401, 'a merchant without a key'),
  missing_merchant_api_key: rule(401, "a key that is no merchant's"),
  missing_merchant_id: rule(401, "a merchant's key alone"),
  header_not_ascii: rule(400, 'a header that is not ASCII'),
  not_sandbox_api_key: rule(403, 'the sandbox, asked with a live key'),
  missing_app_id: rule(401, 'a `Client-Id` alone'),
  missing_client_id: rule(401, 'an `App-Id` alone'),
  invalid_app_id: rule(401, 'an app id that nobody has'),
  conflicting_auth_headers: rule(400, '`Api-Key` and `App-Id` together'),
  missing_auth_headers: rule(401, 'no credentials'),
  payment_not_found: rule(404, 'a payment that is not there'),
  invalid_state: rule(400, 'a step that the payment cannot take'),
  payment_expired: rule(410, 'a wallet that comes after the expiry'),
  quote_expired: rule(400, 'an option whose quote is over'),
  payment_not_succeeded: rule(400),
  already_refunded: rule(409),
  merchant_not_found: rule(404),
  merchant_exists: rule(409),
  api_key_not_found: rule(404),
  partner_not_found: rule(404),
  customer_not_found: rule(404),
  wallet_not_found: rule(404),
  executor_not_found: rule(404),
  invalid_api_version: rule(400, 'a version that is malformed'),
  unknown_api_version: rule(400, 'a version that is not there'),
  api_version_downgrade: rule(400, "a version older than the account's"),
  sanctioned_user: rule(451),
};

const sentence = ([code, { status, when }]: [string, CodeRule]) =>
  [`codes.${code}`, when ? `${status} on ${when}` : `${status}, answered by a fault alone`] as const;

export const CODE_RULES = Object.fromEntries(Object.entries(CODES).map(sentence)) as Readonly<
  Record<`codes.${KnownErrorCode}`, string>
>;
