import type { ErrorCode } from '../../contract/known-error-codes.js';
import { PayError } from './pay-error.js';

/** The parts of an error response. */
export interface GatewayRefusal {
  /** HTTP status; 0 for a redirect, which the browser hides. */
  readonly status: number;
  /** The code of the error body, if it has one. */
  readonly code?: ErrorCode | undefined;
  readonly message: string;
  /** The URL that answered, without its query. */
  readonly url?: string | undefined;
  /** The delay of `Retry-After`, milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** The gateway answered with an error (`SPEC: Errors`). `code` is that of the error body, or `http_<status>` without one. */
export class GatewayError extends PayError {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode | `http_${number}`;
  readonly status: number;
  /** The URL that answered, without its query; undefined if a custom client created the error. */
  readonly url: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor({ status, code, message, url, retryAfterMs }: GatewayRefusal) {
    super(message);
    this.code = code ?? `http_${status}`;
    this.status = status;
    this.url = url;
    this.retryAfterMs = retryAfterMs;
  }
}
