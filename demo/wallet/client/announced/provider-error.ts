/** The codes of EIP-1193, EIP-3326 and JSON-RPC that the test wallet uses. */
export const REJECTED = 4001;
export const UNAUTHORIZED = 4100;
export const UNSUPPORTED = 4200;
export const UNKNOWN_CHAIN = 4902;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** An error with the code of EIP-1193. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: number;

  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
