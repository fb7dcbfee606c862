import type { GatewayErrorCode } from '../wire/error-codes.js';

/** One error response: a code, with the HTTP status where the code does not determine it. */
export type Refusal = GatewayErrorCode | readonly [code: GatewayErrorCode, status: number];
