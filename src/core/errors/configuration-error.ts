import { PayError } from './pay-error.js';

/** The kinds of configuration errors. */
export type ConfigurationErrorCode =
  | 'missing_payment_id'
  | 'missing_source'
  | 'conflicting_sources'
  | 'missing_credentials'
  | 'conflicting_credentials'
  | 'server_only'
  | 'invalid_option'
  | 'invalid_amount'
  | 'missing_authorize'
  | 'invalid_base_url'
  | 'invalid_status_url'
  | 'invalid_cancel_url'
  | 'invalid_pay_url'
  | 'invalid_credentials'
  | 'refused_url'
  | 'invalid_explorer_url'
  | 'invalid_origin'
  | 'missing_title'
  | 'missing_secret'
  | 'invalid_secret'
  | 'invalid_tolerance'
  | 'missing_raw_body'
  | 'transaction_ended';

/** Invalid options. Thrown before any request. */
export class ConfigurationError extends PayError {
  override readonly name = 'ConfigurationError';
  readonly code: ConfigurationErrorCode;

  constructor(code: ConfigurationErrorCode, message: string, cause?: unknown) {
    super(message, cause);
    this.code = code;
  }
}
