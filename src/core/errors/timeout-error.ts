import { PayError } from './pay-error.js';

/** The gateway did not answer in time. Does not mean that the payment failed. */
export class TimeoutError extends PayError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  /** The timeout, milliseconds. */
  readonly timeoutMs: number;

  constructor(timeoutMs: number, cause?: unknown, message = `The gateway did not answer within ${timeoutMs} ms.`) {
    super(message, cause);
    this.timeoutMs = timeoutMs;
  }
}
