import { PayError } from './pay-error.js';

/** The answer did not arrive in time. Says nothing of the payment. */
export class TimeoutError extends PayError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  /** How long was waited, milliseconds. */
  readonly timeoutMs: number;

  constructor(timeoutMs: number, cause?: unknown) {
    super(`The gateway did not answer within ${timeoutMs} ms.`, cause);
    this.timeoutMs = timeoutMs;
  }
}
