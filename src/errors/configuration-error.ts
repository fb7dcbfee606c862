import { PayError } from './pay-error.js';

/** What can be wrong in what the page gave us. */
export type ConfigurationErrorCode =
  | 'missing_payment_id'
  | 'missing_source'
  | 'conflicting_sources'
  | 'missing_credentials'
  | 'conflicting_credentials'
  | 'invalid_base_url'
  | 'invalid_status_url'
  | 'invalid_cancel_url'
  | 'invalid_credentials'
  | 'refused_url'
  | 'invalid_explorer_url'
  | 'invalid_expires_at'
  | 'invalid_origin'
  | 'missing_title';

/** The page or the program configured us in a way that cannot work; nothing was fetched. */
export class ConfigurationError extends PayError {
  override readonly name = 'ConfigurationError';
  readonly code: ConfigurationErrorCode;

  constructor(code: ConfigurationErrorCode, message: string, cause?: unknown) {
    super(message, cause);
    this.code = code;
  }
}
