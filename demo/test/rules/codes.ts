import type { KnownErrorCode } from 'pay-status/contract';

/** HTTP status of a code, and its cause; null if no documented operation responds with it. */
export interface CodeRule {
  readonly status: number;
  readonly when: string | null;
}

const rule = (status: number, when: string | null = null): CodeRule => ({ status, when });

/** `SPEC: Errors`. Repeats the statuses of the gateway on purpose. */
export const CODES: Readonly<Record<KnownErrorCode, CodeRule>> = {
  rate_limited: rule(429, 'a request above the rate limit'),
  invalid_params: rule(400, 'a body that is not JSON'),
  params_validation: rule(400, 'an invalid value'),
  idempotency_conflict: rule(409, 'an idempotency key that was used for another request'),
  internal_error: rule(500, 'an internal failure'),
  invalid_api_key: rule(401, 'an unknown API key'),
  unauthorized: rule(401, 'an API key of another merchant'),
  forbidden: rule(403, 'a sandbox request with a foreign Host'),
  missing_api_key: rule(401, 'a `Merchant-Id` without an API key'),
  missing_merchant_api_key: rule(401, "an API key that is not a merchant's"),
  missing_merchant_id: rule(401, "a merchant's API key without `Merchant-Id`"),
  header_not_ascii: rule(400, 'a header that is not ASCII'),
  not_sandbox_api_key: rule(403, 'a sandbox request with a live key'),
  missing_app_id: rule(401, 'a `Client-Id` without `App-Id`'),
  missing_client_id: rule(401, 'an `App-Id` without `Client-Id`'),
  invalid_app_id: rule(401, 'an unknown app id'),
  conflicting_auth_headers: rule(400, '`Api-Key` and `App-Id` together'),
  missing_auth_headers: rule(401, 'a request without credentials'),
  payment_not_found: rule(404, 'an unknown payment'),
  invalid_state: rule(400, 'a step that the payment does not allow'),
  payment_expired: rule(410, 'a wallet request after the expiry'),
  quote_expired: rule(400, 'an option with an expired quote, and one that newer options replace'),
  payment_not_succeeded: rule(400, 'a refund of a payment that has not succeeded'),
  already_refunded: rule(409, 'the second refund of a payment'),
  merchant_not_found: rule(404, 'a payment for a merchant that does not exist'),
  merchant_exists: rule(409),
  api_key_not_found: rule(404),
  partner_not_found: rule(404),
  customer_not_found: rule(404),
  wallet_not_found: rule(404),
  executor_not_found: rule(404),
  invalid_api_version: rule(400, 'a malformed version'),
  unknown_api_version: rule(400, 'an unknown version'),
  api_version_downgrade: rule(400, "a version older than the account's"),
  sanctioned_user: rule(451, 'the options of a sanctioned buyer'),
};

const toSentence = ([code, { status, when }]: [string, CodeRule]) =>
  [`codes.${code}`, when ? `${status} for ${when}` : `${status}, returned by an injected fault only`] as const;

export const CODE_RULES = Object.fromEntries(Object.entries(CODES).map(toSentence)) as Readonly<
  Record<`codes.${KnownErrorCode}`, string>
>;
