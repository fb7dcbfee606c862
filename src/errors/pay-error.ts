/** How an error of this library can be told apart when `instanceof` cannot help: another realm, another copy. */
export const PAY_ERROR_MARK = 'pay-status/error';

/**
 * What every error of this library has: a `code` for programs, a sentence that says what to do, and the cause.
 * The only abstract class of the project.
 */
export abstract class PayError extends Error {
  abstract override readonly name: string;
  abstract readonly code: string;
  readonly kind = PAY_ERROR_MARK;

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** Whether a caught value is an error of this library, whichever realm or copy of it the error came from. */
export const isPayError = (error: unknown): error is PayError =>
  error instanceof Error && 'kind' in error && error.kind === PAY_ERROR_MARK;
