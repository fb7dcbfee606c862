import { PayError } from './pay-error.js';

/** The gateway did not answer in time. Says nothing about the payment. */
export class TimeoutError extends PayError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  /** The time that was waited, milliseconds. */
  readonly timeoutMs: number;

  constructor(timeoutMs: number, cause?: unknown, message = `The gateway did not answer within ${timeoutMs} ms.`) {
    super(message, cause);
    this.timeoutMs = timeoutMs;
  }
}
