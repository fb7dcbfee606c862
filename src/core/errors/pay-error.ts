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

/**
 * Whether a caught value is an error of this library, whichever realm or copy of it the error came from.
 * `instanceof Error` knows this realm only; the tag of a plain object is another.
 */
export const isPayError = (error: unknown): error is PayError =>
  Object.prototype.toString.call(error) === '[object Error]' && (error as PayError).kind === PAY_ERROR_MARK;
