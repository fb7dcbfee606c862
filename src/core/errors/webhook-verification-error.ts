import { PayError } from './pay-error.js';

/** The reasons to refuse a delivery. */
export type WebhookVerificationErrorCode =
  | 'missing_header'
  /** Sent twice, or not a valid value. */
  | 'malformed_header'
  | 'invalid_timestamp'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  /** Larger than the option `maxBodyBytes`; not read to the end. */
  | 'body_too_large'
  | 'no_matching_signature'
  /** The signature matches, but the body is not an event. */
  | 'invalid_body';

/** The verification of a webhook delivery failed: answer with 400 and do not process it (`SPEC: Webhook authentication, rule 6`). */
export class WebhookVerificationError extends PayError {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationErrorCode;

  constructor(code: WebhookVerificationErrorCode, message: string, cause?: unknown) {
    super(message, cause);
    this.code = code;
  }
}
