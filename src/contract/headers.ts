import { GATEWAY_HEADERS } from './gateway-headers.js';

/** Every request and webhook header name as SPEC.md spells it. A page imports {@link GATEWAY_HEADERS} instead. */
export const HEADERS = {
  ...GATEWAY_HEADERS,
  SDK_NAME: 'Sdk-Name',
  SDK_VERSION: 'Sdk-Version',
  SDK_PLATFORM: 'Sdk-Platform',
  MERCHANT_ID: 'Merchant-Id',
  /** Deprecated; accepted on path-based merchant routes only (`SPEC: Versioning, rule 6`). */
  LEGACY_API_KEY: 'X-Api-Key',
  /** Accepted on create, cancel and the merchant status (`SPEC: Endpoints`). */
  IDEMPOTENCY_KEY: 'Idempotency-Key',
  WEBHOOK_ID: 'webhook-id',
  /** Unix seconds of the attempt. */
  WEBHOOK_TIMESTAMP: 'webhook-timestamp',
  /** Space-separated entries `v1,<base64 digest>`. */
  WEBHOOK_SIGNATURE: 'webhook-signature',
} as const;
