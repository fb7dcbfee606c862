import { ERROR_CODES, type KnownErrorCode } from 'pay-status/contract';

/** Codes of the published descriptions that SPEC.md does not have. */
const PUBLISHED_CODES = ['not_found', 'missing_idempotency_key', 'settlement_asset_conflict', 'bad_gateway'] as const;

/** An error code that this gateway writes. */
export type GatewayErrorCode = KnownErrorCode | (typeof PUBLISHED_CODES)[number];

export const GATEWAY_ERROR_CODES: readonly GatewayErrorCode[] = [...ERROR_CODES, ...PUBLISHED_CODES];
