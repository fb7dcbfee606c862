import type { StrictErrorBody } from '../wire/error-body.js';
import type { GatewayErrorCode } from '../wire/error-codes.js';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The HTTP status of each code. SPEC.md defines four of them; the others follow the public service. */
export const HTTP_STATUS_BY_CODE: Readonly<Record<GatewayErrorCode, ContentfulStatusCode>> = {
  rate_limited: 429,
  invalid_params: 400,
  params_validation: 400,
  idempotency_conflict: 409,
  internal_error: 500,
  invalid_api_key: 401,
  unauthorized: 401,
  forbidden: 403,
  missing_api_key: 401,
  missing_merchant_api_key: 401,
  missing_merchant_id: 401,
  header_not_ascii: 400,
  not_sandbox_api_key: 403,
  missing_app_id: 401,
  missing_client_id: 401,
  invalid_app_id: 401,
  conflicting_auth_headers: 400,
  missing_auth_headers: 401,
  payment_not_found: 404,
  invalid_state: 400,
  payment_expired: 410,
  quote_expired: 400,
  payment_not_succeeded: 400,
  already_refunded: 409,
  merchant_not_found: 404,
  merchant_exists: 409,
  api_key_not_found: 404,
  partner_not_found: 404,
  customer_not_found: 404,
  wallet_not_found: 404,
  executor_not_found: 404,
  invalid_api_version: 400,
  unknown_api_version: 400,
  api_version_downgrade: 400,
  sanctioned_user: 451,
  not_found: 404,
  missing_idempotency_key: 400,
  settlement_asset_conflict: 409,
  bad_gateway: 502,
};

interface ApiErrorOptions {
  /** Needed where the code does not determine it: an unknown route, a wrong method, a body that is too large. */
  readonly status?: ContentfulStatusCode;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The error response to a request. Thrown anywhere below a route, and turned into a response in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: GatewayErrorCode;
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: GatewayErrorCode, message: string, { status, headers }: ApiErrorOptions = {}) {
    super(message);
    this.code = code;
    this.status = status ?? HTTP_STATUS_BY_CODE[code];
    this.headers = headers ?? {};
  }
}

/** The body of an error response. Create documents `message` only and gets both: clients ignore unknown fields. */
export const toErrorBody = (code: GatewayErrorCode, message: string): StrictErrorBody => ({ code, message });
