import type { OpenEnum } from './open-enum.js';

/** The error codes by group (`SPEC: Errors`). */
export const ERROR_CODES_BY_GROUP = {
  general: ['rate_limited', 'invalid_params', 'params_validation', 'idempotency_conflict', 'internal_error'],
  authentication: [
    'invalid_api_key',
    'unauthorized',
    'forbidden',
    'missing_api_key',
    'missing_merchant_api_key',
    'missing_merchant_id',
    'header_not_ascii',
    'not_sandbox_api_key',
    'missing_app_id',
    'missing_client_id',
    'invalid_app_id',
    'conflicting_auth_headers',
    'missing_auth_headers',
  ],
  payment: [
    'payment_not_found',
    'invalid_state',
    'payment_expired',
    'quote_expired',
    'payment_not_succeeded',
    'already_refunded',
  ],
  lookup: [
    'merchant_not_found',
    'merchant_exists',
    'api_key_not_found',
    'partner_not_found',
    'customer_not_found',
    'wallet_not_found',
    'executor_not_found',
  ],
  versioning: ['invalid_api_version', 'unknown_api_version', 'api_version_downgrade'],
  compliance: ['sanctioned_user'],
} as const;

/** An error code that this version knows. */
export type KnownErrorCode = (typeof ERROR_CODES_BY_GROUP)[keyof typeof ERROR_CODES_BY_GROUP][number];

/** An error code as read from the gateway. */
export type ErrorCode = OpenEnum<KnownErrorCode>;

/** Every error code of `SPEC: Errors`, in the order of its table. */
export const ERROR_CODES: readonly KnownErrorCode[] = Object.values(ERROR_CODES_BY_GROUP).flat();

/** Returns true if this version knows the code. An unknown code is treated as a plain error of its HTTP status. */
export const isKnownErrorCode = (code: string): code is KnownErrorCode =>
  (ERROR_CODES as readonly string[]).includes(code);
