/** Request and webhook header names as SPEC.md spells them. */
export const HEADERS = {
  API_KEY: 'Api-Key',
  MERCHANT_ID: 'Merchant-Id',
  APP_ID: 'App-Id',
  CLIENT_ID: 'Client-Id',
  /** Deprecated; accepted on path-based merchant routes only. */
  LEGACY_API_KEY: 'X-Api-Key',
  SVC_VERSION: 'Svc-Version',
  SDK_NAME: 'Sdk-Name',
  SDK_VERSION: 'Sdk-Version',
  SDK_PLATFORM: 'Sdk-Platform',
  IDEMPOTENCY_KEY: 'Idempotency-Key',
  WEBHOOK_ID: 'webhook-id',
  WEBHOOK_TIMESTAMP: 'webhook-timestamp',
  WEBHOOK_SIGNATURE: 'webhook-signature',
} as const;
