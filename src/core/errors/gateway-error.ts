import type { ErrorCode } from '../../contract/known-error-codes.js';
import { PayError } from './pay-error.js';

/** What a gateway said when it refused. */
export interface GatewayRefusal {
  /** HTTP status; 0 when the browser hid it (a redirect). */
  readonly status: number;
  /** The code of the error body; absent when the body had none. */
  readonly code?: ErrorCode | undefined;
  readonly message: string;
  /** How long the gateway asked to wait, milliseconds. */
  readonly retryAfterMs?: number | undefined;
}

/** The gateway answered with an error (`SPEC: Errors`). `code` is its code, or `http_<status>` where it sent none. */
export class GatewayError extends PayError {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode | `http_${number}`;
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor({ status, code, message, retryAfterMs }: GatewayRefusal) {
    super(message);
    this.code = code ?? `http_${status}`;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
