import type { KnownErrorCode } from 'pay-status/contract';

/** One error response: a code, with the HTTP status where the code does not determine it. */
export type Refusal = KnownErrorCode | readonly [code: KnownErrorCode, status: number];
