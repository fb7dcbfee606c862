import { PayError } from './pay-error.js';

/** Why a delivery was refused. */
export type WebhookVerificationErrorCode =
  | 'missing_header'
  /** Sent twice, or nothing that such a header can hold. */
  | 'malformed_header'
  | 'invalid_timestamp'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'no_matching_signature'
  /** The signature is right, and yet the body is no event. */
  | 'invalid_body';

/** A webhook delivery that is not to be processed: answer it with 400 (`SPEC: Webhook authentication, rule 6`). */
export class WebhookVerificationError extends PayError {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationErrorCode;

  constructor(code: WebhookVerificationErrorCode, message: string, cause?: unknown) {
    super(message, cause);
    this.code = code;
  }
}
